/** Child process that consumes one point of a limit and prints how many remain. */
import { RateLimiterRes } from "rate-limiter-flexible";
import { storedLimit } from "../limit-store";

const limit = storedLimit("processes", 3, 600);
try {
	console.log(`left: ${(await limit.consume("key")).remainingPoints}`);
} catch (error) {
	if (!(error instanceof RateLimiterRes)) throw error;
	console.log("left: none");
}
process.exit();
