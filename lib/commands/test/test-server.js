/**
 * Servers shared by all suites of a Jest project, each in a child process that sends its address to Jest. They end in
 * ./test-server-stop, or when Jest's process ends, even if it is killed.
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
 * @param {"cluster" | "store"} name of what ./test-servers.ts starts, and stops on "disconnect"
 * @returns {Promise<string>} its message
 */
export async function startServer(name) {
	const server = fork("lib/commands/run.js", ["test-servers", name], {
		execArgv: ["--conditions=production"],
		// Standard output is the list of migrations, which would clutter that of Jest.
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	const [message] = await Promise.race([
		once(server, "message"),
		once(server, "exit").then(() => Promise.reject(new Error(`${name} for the tests did not start.`))),
	]);
	servers().add(server);
	return message;
}

/** Stops the servers of all projects; later calls do nothing. */
export async function stopServers() {
	for (const server of servers()) {
		servers().delete(server);
		const ended = once(server, "exit");
		server.disconnect();
		await ended;
	}
}
