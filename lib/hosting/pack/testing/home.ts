/** A folder as the packed site has it, with its commands and without a build: enough for what ends before the site serves. */
import { execFile, execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { bundleAll } from "@/lib/commands/build/bundle.js";
import about from "@/package.json" with { type: "json" };
import { hashOf } from "../../update/ed25519";
import { bundleHome } from "../bundle-home";

const { version } = about;

export type Outcome = { code: number; said: string };

/** Plain JavaScript that `school.js` and the commands load as it is, but for what bundles them in a clone. */
async function plainFiles(): Promise<string[]> {
	const { fileList } = await nodeFileTrace(
		["commands/run.js", "commands/run/ready.js", "machine/folder-lock.js"].map((name) => `lib/${name}`),
		{
			ignore: (file) => file.startsWith("node_modules/") || file.startsWith("lib/commands/build/"),
		},
	);
	return [...fileList].filter((file) => file.startsWith("lib/"));
}

/** @param commands paths below lib, without ending */
export async function makeHome(commands: readonly string[]): Promise<string> {
	const home = mkdtempSync(path.join(tmpdir(), "school-home-"));
	chmodSync(home, 0o755);
	const program = path.join(home, `program-${version}`);
	for (const file of await plainFiles()) cpSync(file, path.join(program, file));
	for (const name of ["node_modules", "package.json"]) symlinkSync(path.resolve(name), path.join(program, name));
	const bundles = path.join(program, "lib/commands/programs");
	mkdirSync(bundles, { recursive: true });
	await bundleAll(
		commands.map((name) => `lib/${name}.ts`),
		bundles,
	);
	await bundleHome(home);
	writeFileSync(path.join(home, "package.json"), JSON.stringify({ type: "module" }));
	writeFileSync(path.join(home, "contents.txt"), `${hashOf(path.join(home, "package.json"))}  package.json\n`);
	// Suites that have run before in this process may have set the umask of the data folder.
	execFileSync("chmod", ["-R", "go+rX", home]);
	return home;
}

/** @property node another Node @property input lines for its questions */
type Run = {
	input?: string;
	variables?: Record<string, string>;
	node?: string;
	account?: number;
};

/** Runs a command with nothing of the environment of the tests. @param account whose number it runs as, from root */
export function runIn(
	home: string,
	args: string[],
	{ variables = {}, node = process.execPath, account, input }: Run = {},
): Promise<Outcome> {
	const env = {
		PATH: "/nonexistent",
		HOME: "/nonexistent",
		...variables,
	} as unknown as NodeJS.ProcessEnv;
	const who = account === undefined ? {} : { uid: account, gid: account };
	return new Promise((resolve) => {
		execFile(node, [path.join(home, "school.js"), ...args], { cwd: "/", env, ...who }, (error, stdout, stderr) =>
			resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
		).stdin?.end(input);
	});
}
