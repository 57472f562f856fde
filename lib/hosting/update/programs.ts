/** Runs commands of a packed version, from its own folder. */
import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
import type { Variables } from "@/lib/commands/run/child";

/** Characters of the output that are kept for a message. */
const kept = 4_000;

type Owner = { uid?: number; gid?: number };

/** @returns the account that works on a school's data: its owner, where this process may become another */
export function ownerOf(dataDir: string): Owner {
	if (process.getuid?.() !== 0) return {};
	const { uid, gid } = statSync(dataDir);
	return { uid, gid };
}

/**
 * Starts a command of a version; it ends when this process does.
 * @param program folder of the version
 * @param owner account that runs it
 * @param output `shown` on the terminal, or `kept` for {@link kept} characters
 */
export function startProgram(
	program: string,
	args: string[],
	variables: Variables = {},
	owner: Owner = {},
	output: "shown" | "kept" = "kept",
) {
	const child = spawn(
		process.execPath,
		["--import", "./lib/commands/run/end-with-parent.js", "lib/commands/run.js", ...args],
		{
			cwd: program,
			stdio: output === "shown" ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
			...owner,
			env: { ...process.env, COMMAND_BUNDLES: path.join(program, "lib/commands/programs"), ...variables },
		},
	);
	let said = "";
	for (const stream of [child.stdout, child.stderr])
		stream?.setEncoding("utf8").on("data", (text: string) => {
			said = (said + text).slice(-kept);
		});
	const ended = new Promise<number>((resolve) => {
		child.once("error", () => resolve(1));
		child.once("close", (code) => resolve(code ?? 1));
	});
	return {
		output: () => said,
		hasEnded: () => child.exitCode !== null || child.signalCode !== null,
		/** The exit code, when the command has come to its end. */
		ended,
		end: async () => {
			child.kill("SIGTERM");
			await ended;
		},
	};
}
