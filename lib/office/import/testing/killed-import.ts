/** Child process that applies or undoes an import until it kills itself at a step: `killed-import step task id`. */
import { killAtStep } from "@/lib/cms/testing/killed-process";
import { records } from "@/lib/school/records";
import { applyRun } from "../apply";
import { claimRun } from "../runs";
import { undoRun } from "../undo";
import { openPlan } from "../view";

const [step, task, id = ""] = process.argv.slice(2);
await killAtStep(await records(), Number(step));

const ignore = () => undefined;
if (task === "undo") await undoRun(Number(id));
else if (await claimRun(Number(id))) {
	const { fingerprint } = await openPlan(Number(id));
	await applyRun(Number(id), fingerprint, { all: ignore, written: ignore });
}
process.exit();
