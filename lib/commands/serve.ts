/** The last two steps of every start: pages against this school's database, then the server. */
import type { Environment } from "@/lib/environment";
import { ended, nextCommand, runNode, startNode } from "./child";

/**
 * Makes the static pages, then serves until a signal or a failure ends the server.
 * @returns the server's exit code
 */
export async function serve({ PORT }: Environment): Promise<number> {
	await runNode(nextCommand("build", "--experimental-build-mode", "generate"));
	return ended(startNode(nextCommand("start", "--port", String(PORT))));
}
