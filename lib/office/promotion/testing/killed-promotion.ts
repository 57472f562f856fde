/** Child process that promotes or takes back until it kills itself at a step: `killed-promotion step task argument`. */
import { killAtStep } from "@/lib/cms/testing/killed-process";
import { records } from "@/lib/school/records";
import { promote } from "../apply";
import { undoPromotion } from "../undo";

const [step, task, argument = ""] = process.argv.slice(2);
await killAtStep(await records(), Number(step));

if (task === "undo") await undoPromotion(Number(argument));
else await promote(JSON.parse(argument));
process.exit();
