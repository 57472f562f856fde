/**
 * Each subject of the back office (lib/office/subjects) has one name, under which its files are in the same folders.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Subject, type SubjectEntry, subjects, viewPaths } from "./subjects";

const entries = Object.entries(subjects) as [Subject, SubjectEntry][];
const names = entries.map(([subject]) => subject);

const list = ["ls-files", "--cached", "--others", "--exclude-standard", "app", "components", "lib"];
const files = execFileSync("git", list).toString().split("\n").filter(Boolean);
const has = (file: string) => files.includes(file);

/** Folders that no single subject owns, with the reason. */
const shared: Record<string, string> = {
	"first-head": "the first account, without which no subject can be used",
	idle: "work that no request shows, of every subject that has such, before the site sleeps",
	lists: "lists from a spreadsheet, for every subject that takes one",
	operations: "what is confirmed, applied and taken back, for every subject that does so",
	parts: "what the views of several subjects, and Payload's forms, are made of",
	testing: "helpers of tests",
	values: "tables of what staff enter, and how it is read, which the collections use as well",
	words: "sentences of several subjects, and of Payload's lists and forms",
};

const folder = "lib/office";

test("each folder of the office is a subject's, or shared by several", () => {
	const found = files.flatMap((file) =>
		file.startsWith(`${folder}/`) ? file.split("/").slice(2, -1).slice(0, 1) : [],
	);
	const strange = [...new Set(found)].filter((name) => !names.includes(name as Subject) && !(name in shared));
	expect(strange).toEqual([]);
	for (const name of Object.keys(shared)) expect(found).toContain(name);
});

/** What asks for a view's rights: Payload renders views for every account, and even for anonymous requests. */
const asking = (subject: Subject, view: string) =>
	new RegExp(
		`export const ${view} = (subjectPage\\(|listFilePage\\(|registerView\\(\\{\\s*subject:)\\s*"${subject}"|export async function ${view}\\([^]*requireTaskPage\\([^;]*,\\s+"${subject}"`,
	);

test.each(entries)(
	"%s has sentences, the components of its views, which ask for its rights, and its calls",
	(subject, { views = {}, calls }) => {
		expect(has(`${folder}/${subject}/text.ts`)).toBe(true);
		for (const view of Object.values(views)) {
			const [file, name = ""] = view.split("#");
			expect(readFileSync(`${folder}/${subject}/${file}.tsx`, "utf8")).toMatch(asking(subject, name));
		}
		expect(has(`${folder}/${subject}/calls.ts`)).toBe(Boolean(calls));
	},
);

test("no two views have one path, nor does an earlier one take the path of a later", () => {
	const paths = entries.flatMap(([, entry]) => viewPaths(entry));
	for (const [index, path] of paths.entries()) {
		const taking = new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
		expect(paths.slice(index + 1).filter((later) => taking.test(later))).toEqual([]);
	}
});

/** Paths that Payload makes, and those that are wholly computed. */
const payloads = /^\/(collections|globals|login|logout|account|\$\{)/;

test("each link to a view leads to one of the table", () => {
	const paths = entries.flatMap(([, entry]) => viewPaths(entry));
	const known = paths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`));
	const code = files.filter((file) => /^lib\/office\/.*\.tsx?$/.test(file) && !/test/.test(file));
	const links = code.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/["'`]\/admin(\/(?:\$\{[^}]*\}|[^"'`?$])*)/g)].map(([, path = ""]) => ({
			file,
			path,
		})),
	);
	expect(links.length).toBeGreaterThan(30);
	const lost = links.filter(({ path }) => {
		const concrete = path.replaceAll(/(?<=\/)\$\{[^}]*\}/g, "1").replaceAll(/\$\{[^}]*\}/g, "");
		return !payloads.test(path) && !known.some((pattern) => pattern.test(concrete));
	});
	expect(lost).toEqual([]);
});

/** Other folders that may have files with a subject's name, with the reason. */
const elsewhere: Partial<Record<Subject, [folders: string[], reason: string]>> = {
	activity: [["lib/cms"], "the entries, which Payload's hooks write"],
	backup: [["lib/backup", "lib/commands"], "the backup itself, which commands make too"],
	banner: [["components/layout", "lib/bengali", "lib/cms", "lib/school"], "the banner on public pages"],
	bijoy: [["lib/bijoy"], "the encoding itself, which lists and the search of files read too"],
	circulars: [
		["app/api", "components/circulars", "lib/bengali", "lib/cms", "lib/contract", "lib/school"],
		"what families confirm",
	],
	"certificate-templates": [["lib/cms"], "the SQL of its table"],
	certificates: [["lib/cms"], "what goes with a student"],
	"data-requests": [
		["app/api", "components/student", "lib/bengali", "lib/cms", "lib/contract", "lib/school"],
		"the form of the family, and what it has sent",
	],
	erasing: [["lib/cms"], "what goes with a student, which the end of its time erases too"],
	export: [["lib/commands/run", "lib/tools/moving-in/testing"], "the command; what another program has exported"],
	faults: [["lib/upkeep"], "the counts, which a hook records"],
	feedback: [
		["app/(live)", "app/api", "components/feedback", "lib/bengali", "lib/contract", "lib/school"],
		"the question on public pages",
	],
	find: [["lib/search"], "the search of the public pages"],
	import: [["lib/commands/run"], "the command that brings in an archive of `export`"],
	publishing: [["lib/cms"], "fields of the collections"],
	"identity-cards": [["lib/cms"], "what goes with a person"],
	"second-factor": [["lib/auth", "lib/cms"], "the codes themselves, and the check at a login"],
	staff: [["lib/cms", "lib/http"], "the collection of accounts; what stands before every request of staff"],
	start: [["lib/commands", "lib/http", "lib/framework"], "the start of the server"],
	students: [["lib/bengali", "lib/cms", "lib/contract", "lib/demo", "lib/school"], "students and their area"],
};

test("no file outside a subject's shelves has its name, but for what staff work on", () => {
	const strange = files.flatMap((file) => {
		if (file.startsWith(`${folder}/`)) return [];
		const words = file.split("/").map((part) => part.replace(/\..*$/, ""));
		return names
			.filter((subject) => words.includes(subject))
			.filter((subject) => !elsewhere[subject]?.[0].some((folder) => file.startsWith(`${folder}/`)))
			.map((subject) => `${subject}: ${file}`);
	});
	expect(strange).toEqual([]);
});

test("columns that repeat are no wider than their place, where letters are twice as large on a phone", () => {
	const styles = files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith(".css"));
	expect(styles.length).toBeGreaterThan(20);
	const isWide = (file: string) => /repeat\(auto-\w+, minmax\((?!min\()[1-9]/.test(readFileSync(file, "utf8"));
	expect(styles.filter(isWide)).toEqual([]);
});
