/**
 * Servers that all suites of a Jest project share, each in a child process that sends how to reach it. They end when
 * this process does: in ./test-server-stop or because Jest was killed.
 */
import { fork } from "node:child_process";
import { once } from "node:events";

const key = Symbol.for("school.test-servers");

/** Jest loads this module anew for each setup and teardown. */
const servers = () => {
	globalThis[key] ??= new Set();
	return globalThis[key];
};

/**
 * @param {string} name of the command that starts the server and stops it on "disconnect"
 * @returns {Promise<string>} its message
 */
export async function startServer(name) {
	const server = fork("lib/commands/run.js", [name], {
		execArgv: ["--conditions=production"],
		// Without the list of migrations.
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	const [message] = await Promise.race([
		once(server, "message"),
		once(server, "exit").then(() => Promise.reject(new Error(`${name} for the tests did not start.`))),
	]);
	servers().add(server);
	return message;
}

/** Of all projects; a later call finds none. */
export async function stopServers() {
	for (const server of servers()) {
		servers().delete(server);
		const ended = once(server, "exit");
		server.disconnect();
		await ended;
	}
}
