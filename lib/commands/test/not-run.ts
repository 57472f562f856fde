/**
 * Tests that cannot run on this machine, and why: for the last lines of `npm test`. Its processes share them in a file.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";

const file = () => path.join(process.env.COMMAND_BUNDLES || ".next", "not-run");

/** @param what a test, a file or a group of files, with the reason */
export const noteNotRun = (what: string): void => appendFileSync(file(), `${what}\n`);

/** @returns each of the noted lines once */
export const notRun = (): string[] =>
	existsSync(file()) ? [...new Set(readFileSync(file(), "utf8").trim().split("\n"))] : [];
