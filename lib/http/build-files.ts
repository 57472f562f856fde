import "server-only";
import { readdirSync, realpathSync } from "node:fs";
import path from "node:path";

/**
 * @returns files and folders of the build that have an address of their own, `_next/static` and those of `public`, and
 * where they are: in the program, not in this process's copy, which is private
 */
export function buildFiles(): [name: string, target: string][] {
	const program = path.dirname(realpathSync(path.join(process.cwd(), "lib")));
	const open = path.join(program, "public");
	const names = readdirSync(/* turbopackIgnore: true */ open);
	return [
		["_next/static", path.join(program, ".next", "static")],
		...names.map((name): [string, string] => [name, path.join(open, name)]),
	];
}
