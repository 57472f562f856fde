/** Runs an npm command beside the server, so that the site stays quick and a crash stays there. */
import "server-only";
import { spawn } from "node:child_process";

/** Parts of the paths are joined at run time: the bundler would take them for modules of the server. */
const inCommands = (name: string) => ["./lib", "commands", name].join("/");

/**
 * The command ends with the server. Its output is not kept: it may name files of students.
 * @returns whether it succeeded
 */
export function runCommand(name: string, ...args: string[]): Promise<boolean> {
	const node = ["--import", inCommands("end-with-parent.js"), "--conditions=production", inCommands("run.js")];
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [...node, name, ...args], { stdio: "ignore" });
		child.once("error", () => resolve(false));
		child.once("exit", (code) => resolve(code === 0));
	});
}
