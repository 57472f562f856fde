/**
 * `npm run command -- import-site FILE [--files FOLDER | --fetch | --without-files] [--apply]`: brings a school's former site here,
 * as drafts (lib/tools/moving-in). Without `--apply` it says what would come.
 */
import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { StartRefused } from "@/lib/data/first-start";
import { openSchool } from "@/lib/upkeep/open-records";
import { applyPlan, tryPlan } from "./apply";
import { fetchSource } from "./fetch";
import { type FileSource, folderSource, noFiles } from "./file-source";
import { readHtmlFolder } from "./html-folder";
import type { OldSite } from "./old-site";
import { planOf } from "./plan";
import { movingInText as text } from "./text";
import { readWxr } from "./wxr";

const options = {
	files: { type: "string" },
	fetch: { type: "boolean", default: false },
	"without-files": { type: "boolean", default: false },
	apply: { type: "boolean", default: false },
} as const;

function readArguments() {
	try {
		const { values, positionals } = parseArgs({ allowPositionals: true, options });
		const [given, ...more] = positionals;
		if (given && more.length === 0) return { ...values, given: path.resolve(given) };
	} catch {
		// An unknown option: the same answer.
	}
	throw new StartRefused(text.usage);
}

const { given, files, fetch, apply, "without-files": without } = readArguments();

async function isFolder(place: string): Promise<boolean> {
	try {
		return (await stat(place)).isDirectory();
	} catch {
		throw new StartRefused(text.refused.noSuchFile(place));
	}
}

/** @returns where the files come from; null if that was not said, which is enough to look */
async function sourceOf({ folder, homes: [home = ""] }: OldSite): Promise<FileSource | null> {
	if ([files !== undefined, fetch, without].filter(Boolean).length > 1) throw new StartRefused(text.refused.oneOfFiles);
	if (without) return noFiles;
	if (folder) return folderSource(folder, false);
	if (fetch) return fetchSource(home);
	if (!files) return null;
	if (!(await isFolder(files))) throw new StartRefused(text.refused.noSuchFile(files));
	return folderSource(path.resolve(files), true);
}

const site = (await isFolder(given)) ? await readHtmlFolder(given) : await readWxr(given);
const source = await sourceOf(site);
const plan = planOf(site);
if (apply && !source && plan.files.length > 0) throw new StartRefused(text.refused.whichFiles);
const payload = await openSchool();
const anyFile: FileSource = { check: async () => null, read: async () => ({ why: "noFiles" }) };
const isShown = process.stderr.isTTY;
const outcome = apply
	? await applyPlan(payload, plan, source ?? noFiles, (done, all) => {
			if (isShown) process.stderr.write(`\r${text.progress(done, all)}`);
		})
	: await tryPlan(payload, plan, source ?? anyFile);
await payload.destroy();

const menu = plan.menu.map(({ menu: parent, name, link, depth }) => ({
	why: "menu" as const,
	of: `${parent ? `${parent}: ` : ""}${"— ".repeat(depth)}${name}`,
	...(link && { more: link }),
}));
const left = [...plan.left, ...outcome.left, ...menu];
const titles = plan.records.map(({ collection, title }) => `${text.collections[collection]}: ${title}`);
console.log(`\n${apply ? text.came : text.wouldCome}`);
console.log(text.counts(outcome.counts));
console.log(text.addresses(outcome.addresses));
console.log(`\n${text.leftTitle}:`);
console.log(left.length > 0 ? text.left(left) : text.nothingLeft);
const list = `${given.replace(/[/\\]+$/, "")}.${apply ? "moved" : "dry-run"}.txt`;
const written = await writeFile(list, text.list(text.leftTitle, left, titles)).then(
	() => text.listIn(list),
	() => text.noList(list),
);
console.log(`\n${written}\n${apply ? text.done : text.dry}`);
if (!apply && !source && plan.files.length > 0) console.log(text.refused.whichFiles);
