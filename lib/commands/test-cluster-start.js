/**
 * Jest's globalSetup of the suites on PostgreSQL: a cluster takes seconds, so they share one. It ends when this process
 * does, in ./test-cluster-stop or because Jest was killed.
 */
import { fork } from "node:child_process";
import { once } from "node:events";

export default async function start() {
	const cluster = fork("lib/commands/run.js", ["test-cluster"], {
		execArgv: ["--conditions=production"],
		// Without the list of migrations.
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	const [url] = await Promise.race([
		once(cluster, "message"),
		once(cluster, "exit").then(() => Promise.reject(new Error("PostgreSQL for the tests did not start."))),
	]);
	process.env.TEST_CLUSTER = url;
	globalThis.testCluster = cluster;
}
