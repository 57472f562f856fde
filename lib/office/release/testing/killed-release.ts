/** Child process that releases results or takes them back until it kills itself at a step: `killed-release step task exam class staff`. */
import { killAtStep } from "@/lib/cms/testing/killed-process";
import { records } from "@/lib/school/records";
import { applyOperation } from "../../operations/apply";
import { release, takeReleaseBack } from "../operation";
import { readPreview } from "../preview";

const [step, task, exam, classId, staff] = process.argv.slice(2);
const payload = await records();
const by = await payload.findByID({ collection: "staff", id: Number(staff), depth: 0 });
const of = { exam: Number(exam), class: Number(classId) };
const { fingerprint } = await readPreview(of.exam, of.class);
await killAtStep(payload, Number(step));
if (task === "release") {
	const input = { ...of, fingerprint, at: null };
	await applyOperation(release, input, { by, confirmed: fingerprint });
} else await takeReleaseBack(of, by);
process.exit();
