import { test } from "@playwright/test";
import { noteNotRun } from "@/lib/commands/test/results";

/**
 * Skips the tests of a file, or one of them, and names the file in the last lines of `npm test`. To be called in `beforeAll`, or in a test.
 * @param reason what this machine lacks; undefined if it lacks nothing
 */
export function skipIf(reason: string | undefined): void {
	if (reason) noteNotRun(`${test.info().titlePath[0]}: ${reason}`);
	test.skip(Boolean(reason), reason);
}
