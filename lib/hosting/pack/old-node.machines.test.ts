/** The oldest Node that is promised, and older ones, from npm. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { noteNotRun } from "@/lib/commands/test/results";
import { commandText } from "@/lib/machine/text";
import about from "@/package.json" with { type: "json" };
import { bundleHome } from "./bundle-home";
import { makeHome, runIn } from "./testing/home";
import { provideNode } from "./testing/node";
import { packText } from "./text";

const { engines } = about;

const least = engines.node.replace(/^>=/, "");
const folder = mkdtempSync(path.join(tmpdir(), "school-old-node-"));
let home: string;

beforeAll(async () => {
	home = await makeHome(["commands/run/migrate", "hosting/pack/check"]);
});
afterAll(() => {
	rmSync(folder, { recursive: true });
	rmSync(home, { recursive: true });
});

function findNode(version: string): string | undefined {
	const node = provideNode(version);
	if (!node) noteNotRun(`"Node ${version}": npm does not give it`);
	return node;
}

test.each(["12.22.12", "18.19.1", "20.9.0"])("Node %s is refused in words before anything is loaded", (version) => {
	const node = findNode(version);
	if (!node) return;
	const refused = { code: 1, said: `${packText.oldNode(version, least)}\n` };
	return Promise.all(
		[[], ["check"], ["backup"]].map(async (command) => expect(await runIn(home, command, { node })).toEqual(refused)),
	);
});

test("the least Node runs the commands", async () => {
	const node = findNode(least);
	if (!node) return;
	const variables = { DATA_DIR: path.join(folder, "data") };
	expect(await runIn(home, ["migrate"], { node, variables })).toEqual({
		code: 0,
		said: expect.stringContaining(commandText.migrated),
	});
	expect((await runIn(home, ["check"], { node, variables })).said).toMatch(/^[✓!✗] /);
});

test("a Node that is too old loads nothing, and a clone refuses it as well", async () => {
	const bare = path.join(folder, "bare");
	mkdirSync(bare);
	await bundleHome(bare, ">=99.1.0");
	rmSync(path.join(bare, "school-main.js"));
	const refused = { code: 1, said: `${packText.oldNode(process.versions.node, "99.1.0")}\n` };
	expect(await runIn(bare, [])).toEqual(refused);

	const clone = path.join(folder, "clone");
	for (const room of ["commands", "machine", "bengali"])
		cpSync(`lib/${room}`, path.join(clone, "lib", room), { recursive: true });
	execFileSync(
		process.execPath,
		["-e", `require("fs").writeFileSync("package.json", '{"type":"module","engines":{"node":">=99.1.0"}}')`],
		{ cwd: clone },
	);
	expect(() => execFileSync(process.execPath, ["lib/commands/run.js", "start"], { cwd: clone, stdio: "pipe" })).toThrow(
		packText.oldNode(process.versions.node, "99.1.0"),
	);
});
