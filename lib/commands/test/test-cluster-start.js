/** Jest's globalSetup of the suites on PostgreSQL: a cluster takes seconds, so they share one. */
import { startServer } from "./test-server.js";

export default async function start() {
	process.env.TEST_CLUSTER = await startServer("cluster");
}
