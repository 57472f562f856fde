/** Jest's globalTeardown of the suites on PostgreSQL. */
import { once } from "node:events";

export default async function stop() {
	const { testCluster } = globalThis;
	const ended = once(testCluster, "exit");
	testCluster.disconnect();
	await ended;
}
