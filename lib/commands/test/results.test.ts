import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { closingLine, jestResults, oneCheck, playwrightResults, sumOf } from "./results";

const folder = mkdtempSync(path.join(tmpdir(), "school-results-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object): string {
	const file = path.join(folder, "report.json");
	writeFileSync(file, JSON.stringify(report));
	return file;
}

const jest = {
	...{ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 },
	testResults: [
		{
			...{ name: path.resolve("lib/x.test.ts"), startTime: 1000, endTime: 3500, status: "failed" },
			assertionResults: [
				{ fullName: "fails", status: "failed" },
				{ fullName: "passes", status: "passed" },
			],
		},
		{ name: path.resolve("lib/y.test.ts"), startTime: 1000, endTime: 1000, status: "failed", assertionResults: [] },
	],
};
const testOf = (title: string, status: string, ...durations: number[]) => ({
	title,
	tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});
const playwright = {
	config: { rootDir: path.resolve("e2e") },
	stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 },
	suites: [
		{
			file: "pages/x.spec.ts",
			specs: [testOf("flakes", "flaky", 500, 700)],
			suites: [{ file: "", specs: [testOf("fails", "unexpected", 800), testOf("passes", "expected")] }],
		},
	],
	errors: [{ message: "no site" }],
};

test("reports are counted and failures named, with files that cannot be loaded and errors outside of tests", () => {
	expect(jestResults(written(jest), 1)).toEqual({
		...{ passed: 7, failed: 2, skipped: 2 },
		failures: ["lib/x.test.ts: fails", "lib/y.test.ts: cannot be loaded"],
		files: [
			{ name: "lib/x.test.ts", seconds: 2.5 },
			{ name: "lib/y.test.ts", seconds: 0 },
		],
	});
	expect(playwrightResults(written(playwright), 1)).toEqual({
		...{ passed: 6, failed: 2, skipped: 3 },
		failures: ["e2e/pages/x.spec.ts: flakes (passed when it was repeated)", "e2e/pages/x.spec.ts: fails", "no site"],
		files: [{ name: "e2e/pages/x.spec.ts", seconds: 2 }],
	});
});

test("a runner that ends with an error has failed, also without a failed test or a report", () => {
	const none = { ...jest, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
	expect([jestResults(written(none), 1).failed, jestResults(written(none), 0).failed]).toEqual([1, 0]);
	expect(playwrightResults(path.join(folder, "none"), 0).failed).toBe(1);
});

test("the closing line sums all runners, and leaves out what is none", () => {
	expect(closingLine(sumOf([oneCheck("types", true), oneCheck("lint", false)]))).toBe("1 passed, 1 failed");
	expect(closingLine(sumOf([oneCheck("types", true), jestResults(written(jest), 1)]))).toBe(
		"8 passed, 2 failed, 2 skipped",
	);
});
