/**
 * Child process that runs one write and kills itself (SIGKILL) at a step: `killed-write name step input`. Steps are the
 * writing statements, and before and after each COMMIT. Exits normally if the write has fewer steps.
 */
import { records } from "../records";
import { type WriteName, writes } from "./writes";

const [name = "", step, input = ""] = process.argv.slice(2);
const payload = await records();

let passed = 0;
function pass(): void {
	passed += 1;
	if (passed === Number(step)) process.kill(process.pid, "SIGKILL");
}

const { commitTransaction } = payload.db;
Object.assign(payload.db, {
	logger: { logQuery: (statement: string) => /^\s*select\b/i.test(statement) || pass() },
	commitTransaction: async (id: string) => {
		pass();
		await commitTransaction.call(payload.db, id);
		pass();
	},
});
// Drizzle gets its logger when it is created; reconnect keeps the connections.
await payload.db.connect?.({ hotReload: true });

await writes[name as WriteName](JSON.parse(input));
process.exit();
