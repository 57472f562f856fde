/** Rules of the sources that no other tool checks; docs/security.md names them. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"])
	.toString()
	.split("\n")
	.filter((file) => /^(?:lib|app|components|public)\/.*\.(?:[cm]?js|tsx?)$/.test(file) && existsSync(file))
	.filter((file) => !/\.test\.tsx?$|\/testing\/|^lib\/commands\/(?:test|measure)\//.test(file));

const using = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, "utf8")));

test("no expression is built from text", () => {
	expect(using(/\beval\(|\bnew Function\(|\bsetTimeout\(\s*["'`]|from "node:vm"/)).toEqual([]);
});

test("no shell is started", () => {
	expect(using(/\bshell: |\bexecSync\(|import \{[^}]*\bexec\b[^}]*\} from "node:child_process"/)).toEqual([]);
});

test("no answer is for scripts of other sites", () => {
	expect(using(/Access-Control-Allow|\bcors: (?!\[\])/i)).toEqual([]);
});

// Before version 17, PostgreSQL takes a value that was added to a type only after the transaction, and a backup is restored in
// one (lib/backup/postgres).
test("values that migrations add to PostgreSQL's types stand in the first migration too", () => {
	const migrations = files.filter((file) => /^lib\/cms\/migrations\/postgres\/\d/.test(file)).sort();
	const [first = "", ...later] = migrations.map((file) => readFileSync(file, "utf8").replaceAll('"public".', ""));
	const isMade = (type: string, value: string) =>
		first.split("\n").some((line) => line.startsWith(`CREATE TYPE "${type}"`) && line.includes(`'${value}'`));
	const added = later.flatMap((text) => [
		...text.matchAll(/ALTER TYPE "(\w+)" ADD VALUE (IF NOT EXISTS )?'([\w-]+)'/g),
	]);
	expect(added.length).toBeGreaterThan(10);
	expect(added.filter(([, type = "", careful, value = ""]) => !careful || !isMade(type, value))).toEqual([]);
});

type Lock = { packages: Record<string, { version?: string; integrity?: string; link?: boolean }> };
const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const manifest: Record<"dependencies" | "devDependencies", Record<string, string>> = JSON.parse(
	readFileSync("package.json", "utf8"),
);

test("each package has one version, and is taken by its checksum", () => {
	const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
	expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
	const open = Object.entries(lock.packages).filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
	expect(open.map(([folder]) => folder)).toEqual([""]);
});
