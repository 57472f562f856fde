/** Child process that promotes or takes back until it kills itself at a step: `killed-promotion step task argument`. */
import { killAtStep } from "@/lib/cms/testing/killed-process";
import { records } from "@/lib/school/records";
import { applyOperation, takeBack } from "../../operations/apply";
import { promotion } from "../operation";

const [step, task, argument = ""] = process.argv.slice(2);
await killAtStep(await records(), Number(step));

if (task === "undo") await takeBack(promotion, Number(argument));
else await applyOperation(promotion, JSON.parse(argument));
process.exit();
