/** The same commit packs to the same bytes in another folder, so that anybody can see what a file was made from. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { startNode } from "@/lib/commands/run/child";
import { hashOf } from "@/lib/hosting/update/ed25519";
import { keyFile, packOnce } from "./packed";

/** On a disk: the packages are too large for the memory in which other tests work. */
const around = "/var/tmp";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

test("packed again in another folder, the file has the same bytes", async () => {
	test.setTimeout(1_800_000);
	const file = await packOnce();
	const folder = mkdtempSync(path.join(around, "school-again-"));
	try {
		const copy = path.join(folder, "another");
		mkdirSync(copy);
		for (const name of git("ls-files", "--cached", "--others", "--exclude-standard").split("\n"))
			cpSync(name, path.join(copy, name));
		// Links, where the file system has both.
		execFileSync("sh", ["-c", 'cp -al node_modules "$1" 2>/dev/null || cp -a node_modules "$1"', "sh", `${copy}/`]);
		const args = ["--conditions=production", "lib/commands/run.js", "pack", "--key", keyFile];
		const child = startNode(args, { COMMAND_BUNDLES: "", GIT_DIR: git("rev-parse", "--absolute-git-dir") }, copy);
		expect(await once(child, "exit")).toEqual([0, null]);
		const [again = ""] = readdirSync(copy).filter((name) => name.endsWith(".tar.gz"));
		expect([again, hashOf(path.join(copy, again))]).toEqual([path.basename(file), hashOf(file)]);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
