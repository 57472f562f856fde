import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "@jest/globals";

const folder = mkdtempSync(path.join(tmpdir(), "school-limits-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "", NODE_ENV: "production" as const };

async function run(program: string): Promise<string> {
	const args = ["--conditions=production", "lib/commands/run.js", program];
	return (await promisify(execFile)(process.execPath, args, { env })).stdout;
}

const left = async () => /left: (\w+)/.exec(await run("../school/testing/one-try"))?.[1];

test("a limit holds across processes that run side by side, and over a restart", async () => {
	await run("migrate");
	const together = await Promise.all([left(), left()]);
	expect(together.sort()).toEqual(["1", "2"]);
	expect(await left()).toBe("0");
	expect(await left()).toBe("none");
});
