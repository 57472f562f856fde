/**
 * Counts of passed, failed and skipped tests, names of those that failed and the duration of each file, from the JSON
 * reports of the test runners; and which tests cannot run on this machine, and why, for the last lines of `npm test`.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";

export type Results = {
	passed: number;
	failed: number;
	skipped: number;
	/** Of failed tests: file and name; of those that passed only when they were repeated too. */
	failures: string[];
	/** Seconds by file; files run beside each other. */
	files: { name: string; seconds: number }[];
};

/**
 * A check that is one test: lint, types, the build.
 * @param name is given as the failure
 */
export const oneCheck = (name: string, isPassed: boolean): Results => ({
	passed: Number(isPassed),
	failed: Number(!isPassed),
	skipped: 0,
	failures: isPassed ? [] : [name],
	files: [],
});

type JestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numRuntimeErrorTestSuites: number;
	testResults: {
		name: string;
		startTime: number;
		endTime: number;
		status: string;
		assertionResults: { fullName: string; status: string }[];
	}[];
};

/** A runner that fails without a failed test (no test matches, a server does not start) counts as one. */
const orFailed = (results: Results, runner: string, code: number): Results =>
	code !== 0 && results.failed === 0 ? { ...results, failed: 1, failures: [`${runner} ended with ${code}`] } : results;

/**
 * @param report written by Jest with `--json --outputFile`
 * @param code with which Jest ended
 */
export function jestResults(report: string, code: number): Results {
	const found: JestReport | null = read(report);
	if (!found) return oneCheck("no report of Jest", false);
	const results = {
		passed: found.numPassedTests,
		// A file that cannot be loaded has no tests to fail.
		failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
		skipped: found.numPendingTests,
		failures: found.testResults
			.filter(({ status }) => status === "failed")
			.flatMap(({ name, assertionResults }) => {
				const failed = assertionResults.filter(({ status }) => status === "failed");
				const names = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ["cannot be loaded"];
				return names.map((test) => `${path.relative("", name)}: ${test}`);
			}),
		files: found.testResults.map(({ name, startTime, endTime }) => ({
			name: path.relative("", name),
			seconds: (endTime - startTime) / 1000,
		})),
	};
	return orFailed(results, "Jest", code);
}

type Spec = { title: string; tests: { status: string; results: { duration: number }[] }[] };
type Suite = { file: string; suites?: Suite[]; specs?: Spec[] };
type PlaywrightReport = {
	config: { rootDir: string };
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
	suites: Suite[];
	/** Errors outside of tests. */
	errors: { message?: string }[];
};

/**
 * @param report written by Playwright's reporter "json"
 * @param code with which Playwright ended
 */
export function playwrightResults(report: string, code: number): Results {
	const found: PlaywrightReport | null = read(report);
	if (!found) return oneCheck("no report of Playwright", false);
	const { stats, suites, errors, config } = found;
	const nameOf = ({ file }: Suite) => path.relative("", path.join(config.rootDir, file));
	const results = {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected + errors.length,
		skipped: stats.skipped,
		failures: [
			...suites.flatMap((suite) => failuresOf(suite, nameOf(suite))),
			...errors.map(({ message }) => message ?? "an error outside of tests"),
		],
		files: suites.map((suite) => ({ name: nameOf(suite), seconds: secondsOf(suite) })),
	};
	return orFailed(results, "Playwright", code);
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

const failuresOf = (suite: Suite, file: string): string[] =>
	specsOf(suite).flatMap(({ title, tests }) =>
		tests
			.filter(({ status }) => status === "unexpected" || status === "flaky")
			.map(({ status }) => `${file}: ${title}${status === "flaky" ? " (passed when it was repeated)" : ""}`),
	);

const secondsOf = (suite: Suite): number =>
	specsOf(suite)
		.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)))
		.reduce((sum, seconds) => sum + seconds, 0);

const read = (report: string) => (existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null);

/** @returns the sum of several */
export const sumOf = (results: Results[]): Results => ({
	passed: results.reduce((sum, { passed }) => sum + passed, 0),
	failed: results.reduce((sum, { failed }) => sum + failed, 0),
	skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
	failures: results.flatMap(({ failures }) => failures),
	files: results.flatMap(({ files }) => files),
});

/** @returns the closing line of a run */
export const closingLine = ({ passed, failed, skipped }: Results): string =>
	`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** Shared by the processes of a run. */
const notRunFile = () => path.join(process.env.COMMAND_BUNDLES || ".next", "not-run");

/** @param what a test, a file or a group of files, with the reason */
export const noteNotRun = (what: string): void => appendFileSync(notRunFile(), `${what}\n`);

/** @returns each of the noted lines once */
export const notRun = (): string[] =>
	existsSync(notRunFile()) ? [...new Set(readFileSync(notRunFile(), "utf8").trim().split("\n"))] : [];
