/** Child process that applies or undoes an import until it kills itself at a step: `killed-import step task id`. */
import { killAtStep } from "@/lib/cms/testing/killed-process";
import { records } from "@/lib/school/records";
import { applyOperation, takeBack } from "../../operations/apply";
import { claim } from "../../operations/open";
import { importing } from "../operation";

const [step, task, id = ""] = process.argv.slice(2);
await killAtStep(await records(), Number(step));

const open = Number(id);
if (task === "undo") await takeBack(importing, open);
else if (await claim(open)) {
	const { fingerprint } = await importing.plan(open);
	await applyOperation(importing, open, { confirmed: fingerprint, open });
}
process.exit();
