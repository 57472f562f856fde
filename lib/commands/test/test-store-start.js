/** Jest's globalSetup of the suites on S3: a store takes seconds, so they share one, with a bucket for each. */
import { startServer } from "./test-server.js";

export default async function start() {
	process.env.TEST_STORE = await startServer("store");
}
