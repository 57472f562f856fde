/** A process of its own that uses up one try of a limit and prints how many are left. */
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
