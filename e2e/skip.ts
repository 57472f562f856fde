import { test } from "@playwright/test";
import { noteNotRun } from "@/lib/commands/test/not-run";

/**
 * Skips the tests of a file, and names them in the last lines of `npm test`. To be called in `beforeAll`.
 * @param reason what this machine lacks; undefined if it lacks nothing
 */
export function skipIf(reason: string | undefined): void {
	if (reason) noteNotRun(`${test.info().titlePath[0]}: ${reason}`);
	test.skip(Boolean(reason), reason);
}
