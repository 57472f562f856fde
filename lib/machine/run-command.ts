/** Runs a command in a child process, so that neither its load nor a crash affects the server. */
import "server-only";
import { spawn } from "node:child_process";

/** Joined at run time: the bundler would otherwise treat the paths as imports. */
const inCommands = (name: string) => ["./lib", "commands", name].join("/");

/**
 * @param name of a module in lib/commands
 * @param options of Node
 * @returns the arguments of a Node process that runs the command and ends with this one
 */
export const nodeCommand = (name: string, options: string[], args: string[]): string[] => [
	...options,
	...["--import", inCommands("run/end-with-parent.js"), "--conditions=production", inCommands("run.js")],
	name,
	...args,
];

/**
 * The command is killed when the server ends. Its output is discarded: it may contain names of students' files.
 * @param name of a module in lib/commands
 * @returns whether it exited with code 0
 */
export function runCommand(name: string, ...args: string[]): Promise<boolean> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, nodeCommand(name, [], args), { env: process.env, stdio: "ignore" });
		child.once("error", () => resolve(false));
		child.once("exit", (code) => resolve(code === 0));
	});
}
