import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "school-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

const script = `const { holdFolder } = await import(${JSON.stringify(path.resolve("lib/machine/folder-lock.js"))});
	console.log(holdFolder(process.argv[1], Number(process.argv[2])) ? "held" : "taken");
	process.stdin.resume();`;

async function hold(wait: number, variables = {}): Promise<[ChildProcess, Promise<string>]> {
	const args = ["--input-type=module", "-e", script, folder, String(wait)];
	const env = { ...process.env, DATABASE_URL: "", ...variables };
	const child = spawn(process.execPath, args, { env, stdio: ["pipe", "pipe", "inherit"] });
	return [child, once(child.stdout, "data").then(([said]) => String(said).trim())];
}

async function kill(child: ChildProcess): Promise<void> {
	const ended = once(child, "exit");
	child.kill("SIGKILL");
	await ended;
}

test("one process has a folder until it ends, however it ends; with PostgreSQL all may", async () => {
	const [first, said] = await hold(0);
	expect(await said).toBe("held");
	const [second, answer] = await hold(0);
	const [third, shared] = await hold(0, { DATABASE_URL: "postgres://school" });
	expect([await answer, await shared]).toEqual(["taken", "held"]);
	const [patient, later] = await hold(60_000);
	await kill(first);
	expect(await later).toBe("held");
	await Promise.all([second, third, patient].map(kill));
});
