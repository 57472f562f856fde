/**
 * A process of its own that does one write and kills itself (SIGKILL) at one of its steps: `killed-write name step input`.
 * Steps are the statements that write, and the moments before and after each COMMIT. It ends by itself when the write
 * has fewer steps.
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
// Drizzle takes its logger when it is made; the connections stay.
await payload.db.connect?.({ hotReload: true });

await writes[name as WriteName](JSON.parse(input));
process.exit();
