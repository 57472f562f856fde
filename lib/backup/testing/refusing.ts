/**
 * Child process that tries to restore each of the given files into DATA_DIR, which must not change: `refusing FILE…`.
 * Prints the error message of each, and the folder's content after it, as JSON on one line.
 */
import { readdirSync } from "node:fs";
import { environment } from "@/lib/machine/environment";
import { backupIn } from "../place";
import { readRecoveryKey } from "../recovery-key";
import { restoreBackup } from "../restore";

const outcomes = [];
for (const file of process.argv.slice(2)) {
	const message = await restoreBackup(backupIn(file), readRecoveryKey).then(
		() => "restored",
		(error: Error) => error.message,
	);
	outcomes.push({ message, left: readdirSync(environment.DATA_DIR) });
}
console.log(JSON.stringify(outcomes));
