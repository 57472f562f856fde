/** The first step of `npm start`, as a process of its own. */
import { execFile } from "node:child_process";

export type Outcome = { code: number; said: string };

/** Variables of the first staff account. */
export const head = { STAFF_EMAIL: "head@example.edu.bd", STAFF_PASSWORD: "ঝড়ের রাতে নদীর ধারে" };

/**
 * @param variables environment variables, at least DATA_DIR
 * @param options of Node
 * @returns exit code (137 after SIGKILL), and all output
 */
export function prepare(variables: Record<string, string>, ...options: string[]): Promise<Outcome> {
	const own = { DATABASE_URL: "", STAFF_EMAIL: "", STAFF_PASSWORD: "", NODE_ENV: "production" };
	const args = [...options, "--conditions=production", "lib/commands/run.js", "prepare"];
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			args,
			{ env: { ...process.env, ...own, ...variables } as never },
			(error, stdout, stderr) =>
				resolve({ code: error?.signal ? 137 : Number(error?.code ?? 0), said: stdout + stderr }),
		);
	});
}
