/**
 * Counts of passed, failed and skipped tests and the duration of each file, from the JSON reports of the test runners.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export type Results = {
	passed: number;
	failed: number;
	skipped: number;
	/** Seconds by file; files run beside each other. */
	files: { name: string; seconds: number }[];
};

/** A check that is one test: lint, types, the build. */
export const oneCheck = (isPassed: boolean): Results => ({
	passed: Number(isPassed),
	failed: Number(!isPassed),
	skipped: 0,
	files: [],
});

type JestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numRuntimeErrorTestSuites: number;
	testResults: { name: string; startTime: number; endTime: number }[];
};

/** A runner that fails without a failed test (no test matches, a server does not start) counts as one. */
const orFailed = (results: Results, code: number): Results =>
	code !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;

/**
 * @param report written by Jest with `--json --outputFile`
 * @param code with which Jest ended
 */
export function jestResults(report: string, code: number): Results {
	const found: JestReport | null = read(report);
	if (!found) return oneCheck(false);
	const results = {
		passed: found.numPassedTests,
		// A file that cannot be loaded has no tests to fail.
		failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
		skipped: found.numPendingTests,
		files: found.testResults.map(({ name, startTime, endTime }) => ({
			name: path.relative("", name),
			seconds: (endTime - startTime) / 1000,
		})),
	};
	return orFailed(results, code);
}

type Suite = { file: string; suites?: Suite[]; specs?: { tests: { results: { duration: number }[] }[] }[] };
type PlaywrightReport = {
	config: { rootDir: string };
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
	suites: Suite[];
	/** Errors outside of tests. */
	errors: unknown[];
};

/**
 * @param report written by Playwright's reporter "json"
 * @param code with which Playwright ended
 */
export function playwrightResults(report: string, code: number): Results {
	const found: PlaywrightReport | null = read(report);
	if (!found) return oneCheck(false);
	const { stats, suites, errors, config } = found;
	const results = {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected + errors.length,
		skipped: stats.skipped,
		files: suites.map((suite) => ({
			name: path.relative("", path.join(config.rootDir, suite.file)),
			seconds: secondsOf(suite),
		})),
	};
	return orFailed(results, code);
}

function secondsOf({ suites = [], specs = [] }: Suite): number {
	const own = specs.flatMap(({ tests }) =>
		tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)),
	);
	return [...own, ...suites.map(secondsOf)].reduce((sum, seconds) => sum + seconds, 0);
}

const read = (report: string) => (existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null);

/** @returns the sum of several */
export const sumOf = (results: Results[]): Results => ({
	passed: results.reduce((sum, { passed }) => sum + passed, 0),
	failed: results.reduce((sum, { failed }) => sum + failed, 0),
	skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
	files: results.flatMap(({ files }) => files),
});

/** @returns the closing line of a run */
export const closingLine = ({ passed, failed, skipped }: Results): string =>
	`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
