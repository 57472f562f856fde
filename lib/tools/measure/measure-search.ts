/**
 * `npm run command -- measure-search`: prints how long searches take on the server in a temporary school with 10,000 notices, and
 * how long its index takes to be made. `-- --postgres` does it on PostgreSQL, in a cluster of its own; with DATABASE_URL it
 * is done in that empty database.
 */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "@/lib/cms/testing/postgres";
import { program, runNode } from "@/lib/commands/run/child";
import { dayLength } from "@/lib/contract/days";
import { median } from "./rounds";

const count = 10_000;
const rounds = 40;

/** Milliseconds that a search may take in 99 of 100 cases. */
const limit = 50;

const { values } = parseArgs({ options: { postgres: { type: "boolean", default: false } } });
if (values.postgres) {
	const cluster = await startPostgres();
	await runNode(program("measure-search"), { DATABASE_URL: cluster.url }).finally(cluster.stop);
	process.exit();
}
const folder = mkdtempSync(path.join(tmpdir(), "school-measure-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
// Read when the modules below are first imported.
process.env.DATA_DIR = folder;
const { openRecords } = await import("@/lib/upkeep/open-records");
const { rebuildIndex } = await import("@/lib/upkeep/search-index");
const { rows, sql } = await import("@/lib/data/sql");
const { inTransaction } = await import("@/lib/data/transactions");
const { notices } = await import("@/lib/demo/texts/notices");
const { richText } = await import("@/lib/cms/rich-text");
const { searchSite, suggest } = await import("@/lib/school/search");

const payload = await openRecords();
const years = 12;
await inTransaction(payload, async (req) => {
	for (let index = 0; index < count; index += 1) {
		const notice = notices[index % notices.length];
		if (!notice) throw new Error("The demo has no notices");
		const at = new Date(Date.now() - ((count - index) / count) * years * 365 * dayLength).toISOString();
		const body = JSON.stringify(richText([...(notice.body ?? []), `স্মারক নম্বর ${index}, তারিখ ${at.slice(0, 10)}।`]));
		await rows(
			payload,
			sql`INSERT INTO notices (name, kind, published_at, body, _status, updated_at, created_at)
				VALUES (${`${notice.name} ${index}`.normalize("NFC")}, 'general', ${at}, ${body}, 'published', ${at}, ${at})`,
			req,
		);
	}
});

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1);
const start = performance.now();
await rebuildIndex(payload);
console.log(`index of ${count} notices made in ${seconds(start)} s`);

/** What visitors type: words that few notices have, words that nearly all have, and words that are found by their sound. */
const queries = [
	...["ভর্তি", "পরীক্ষা", "বার্ষিক পরীক্ষার রুটিন", "ছুটি", "ঈদ", "শ্রেণি", "শ্রেণী ভর্তি", "২০২৪", "বি", "শিক্ষার্থী"],
	...["বিদ্যালয়", "স্মারক নম্বর", "স্মারক নম্বর 7", "স্মারক ৭৭৭", "নেইএমনকিছু", "তারিখ ২০২০", "ফি জমা", "অভিভাবক সমাবেশ"],
	...["প্রধান শিক্ষক", "আগামী", "ক্রীড়া প্রতিযোগিতা", "নি তা স্মা", "উপবৃত্তি", "বৃহস্পতিবার সকাল"],
	...["bhorti", "chuti", "porikkha", "পরীক্খা", "exam routine", "result", "এডমিশন", "প্রবেশ পত্র", "ফোন নম্বর", "biddaloy"],
	...["porikkhar fi joma", "class six routine", "ঈদের ছুটি কবে", "admit card", "shikkharthi", "obhibhabok shomabesh"],
];

/** As many common words as a query may have, in a spelling that no notice has. */
const longest =
	"biddaloyer shikkharthider srenir porikkhar shikkhok obhibhabok upostit thakte shokal otirikto notish fi";

type Case = { q: string; ms: number };

function report(what: string, cases: Case[]): number {
	const sorted = cases.toSorted((a, b) => a.ms - b.ms);
	const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
	const text = (share: number) => (at(share)?.ms ?? 0).toFixed(1);
	console.log(`${what}: median ${text(0.5)} ms, p99 ${text(0.99)} ms, slowest ${text(1)} ms (${at(1)?.q})`);
	// What the queries themselves cost, when other work makes single ones wait.
	const ofQuery = [...new Set(cases.map(({ q }) => q))].map((q) =>
		median(
			sorted.filter((testCase) => testCase.q === q),
			({ ms }) => ms,
		),
	);
	const [longest] = ofQuery.toSorted((a, b) => b.ms - a.ms);
	console.log(`  the query whose own median is longest: ${longest?.ms.toFixed(1)} ms (${longest?.q})`);
	return at(0.99)?.ms ?? 0;
}

async function measure(what: string, run: (q: string) => Promise<unknown>): Promise<number> {
	const cases: Case[] = [];
	for (let round = 0; round <= rounds; round += 1)
		for (const q of queries) {
			const from = performance.now();
			await run(q);
			// The first round fills the caches.
			if (round > 0) cases.push({ q, ms: performance.now() - from });
		}
	return report(what, cases);
}

const all = await measure("searches", (q) => searchSite({ q, kind: null, year: null, page: 1 }));
const last = await measure("page 20 of a year", (q) => searchSite({ q, kind: "notice", year: 2024, page: 20 }));
const suggestions = await measure("suggestions", suggest);
await measure("the longest query", () => searchSite({ q: longest, kind: null, year: null, page: 1 }));
await payload.destroy();
if (Math.max(all, last, suggestions) > limit) throw new Error(`p99 is above ${limit} ms`);
