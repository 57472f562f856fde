/** Child process that adds a list of dates until it kills itself at a step: `killed-date-list step file staff`. */
import { readFileSync } from "node:fs";
import { killAtStep } from "@/lib/cms/testing/killed-process";
import { records } from "@/lib/school/records";
import { addList, checkList } from "../../lists/added";
import { dates } from "../operation";

const [step, path = "", staff] = process.argv.slice(2);
const payload = await records();
const account = await payload.findByID({ collection: "staff", id: Number(staff) });
const file = new File([readFileSync(path)], "তারিখ.csv");
const { fingerprint } = await checkList(dates, file);
await killAtStep(payload, Number(step));
await addList(dates, file, fingerprint, account);
process.exit();
