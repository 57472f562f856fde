/**
 * Child process that tries to restore each of some files into DATA_DIR, which none of them may change: `refusing FILE…`.
 * Prints the message of each, and what is in the folder after it, as JSON on one line.
 */
import { readdirSync } from "node:fs";
import { environment } from "@/lib/environment";
import { restoreBackup } from "../restore";

const outcomes = [];
for (const file of process.argv.slice(2)) {
	const message = await restoreBackup(file).then(
		() => "restored",
		(error: Error) => error.message,
	);
	outcomes.push({ message, left: readdirSync(environment.DATA_DIR) });
}
console.log(JSON.stringify(outcomes));
