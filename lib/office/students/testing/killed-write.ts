/** Child process that runs one write until it kills itself at a step: `killed-write step name input`. */
import { killAtStep } from "@/lib/cms/testing/killed-process";
import { records } from "@/lib/school/query";
import { type WriteName, writes } from "./writes";

const [step, name = "", input = ""] = process.argv.slice(2);
await killAtStep(await records(), Number(step));
await writes[name as WriteName](JSON.parse(input));
process.exit();
