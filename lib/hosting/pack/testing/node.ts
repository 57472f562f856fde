/** Other versions of Node, for tests: npm has each as a package of one program. They stay in a cache beside those of builds. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";

const cache = path.resolve(".next/cache/node");

/**
 * @param version whole, or the first number of it for the newest
 * @returns the program of a version; undefined where npm does not give it
 */
export function provideNode(version: string): string | undefined {
	const name = `node-${process.platform}-${process.arch}`;
	const prefix = path.join(cache, version);
	const file = path.join(prefix, "node_modules", name, "bin/node");
	if (existsSync(file)) return file;
	mkdirSync(prefix, { recursive: true });
	try {
		const args = ["install", "--silent", "--no-save", "--no-audit", "--prefix", prefix, `${name}@${version}`];
		execFileSync("npm", args, { stdio: "ignore" });
		return file;
	} catch {
		return undefined;
	}
}
