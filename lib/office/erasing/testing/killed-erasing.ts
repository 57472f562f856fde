/** Child process that erases a student until it kills itself at a step: `killed-erasing step student account`. */
import { killAtStep } from "@/lib/cms/testing/killed-process";
import { records } from "@/lib/school/records";
import { erase } from "../erasing";

const [step, student, account] = process.argv.slice(2).map(Number);
const payload = await records();
const by = await payload.findByID({ collection: "staff", id: account ?? 0, depth: 0 });
await killAtStep(payload, step ?? 0);
await erase("students", student ?? 0, by);
process.exit();
