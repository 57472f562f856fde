/** Child process that publishes or withdraws a notice until it kills itself: `killed-publishing step id status`. */
import { killAtStep } from "@/lib/cms/testing/killed-process";
import { records } from "../records";

const [step, id, status] = process.argv.slice(2);
const payload = await records();
await killAtStep(payload, Number(step));
await payload.update({
	collection: "notices",
	id: Number(id),
	data: { _status: status === "published" ? status : "draft" },
});
process.exit();
