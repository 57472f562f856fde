/**
 * Child process that confirms or undoes an import and kills itself (SIGKILL) at a step: `killed-import task id step`.
 * Steps are the writing statements, and before and after each COMMIT. Exits normally if there are fewer steps.
 */
import { records } from "@/lib/school/records";
import { applyRun } from "../apply";
import { claimRun } from "../runs";
import { undoRun } from "../undo";
import { openPlan } from "../view";

const [task, id = "", step] = process.argv.slice(2);
const payload = await records();

let passed = 0;
function pass(): void {
	passed += 1;
	if (passed === Number(step)) process.kill(process.pid, "SIGKILL");
}

const { commitTransaction } = payload.db;
Object.assign(payload.db, {
	logger: { logQuery: (statement: string) => /^\s*select\b/i.test(statement) || pass() },
	commitTransaction: async (transaction: string) => {
		pass();
		await commitTransaction.call(payload.db, transaction);
		pass();
	},
});
// Drizzle gets its logger when it is created; reconnect keeps the connections.
await payload.db.connect?.({ hotReload: true });

const ignore = () => undefined;
if (task === "undo") await undoRun(Number(id));
else if (await claimRun(Number(id))) {
	const { fingerprint } = await openPlan(Number(id));
	await applyRun(Number(id), fingerprint, { all: ignore, written: ignore });
}
process.exit();
