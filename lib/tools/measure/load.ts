/**
 * `npm run command -- load`: result day. Sends 500 requests a second, of which 90% search a result and 10% open a page, to a demo
 * school with 600 and with 100,000 students: to one process on SQLite, and to two on PostgreSQL behind deploy/nginx.conf.
 * Prints a table for docs/measurements.md; fails if p99 of one process is above its limit. `-- --seconds 20 --students 600
 * --processes 1` measures a part. It measures several times, in turn with few and with many students, and takes the
 * median of five, because p99 depends on a few pauses of the process, whose number differs from minute to minute. On a
 * virtual machine these are the five in which the host gave the least time to others.
 *
 * At the end 600 families behind one address look up their results, as the pages ask: the search, which from the 41st on
 * is refused until it has a proof, and the head of the sheet. Within the limits of docs/settings.md, 180 in a minute; and
 * at 500 a second without the limit of searches, where each proof is checked. Each must get its result. `-- --families`
 * measures this alone.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "@/lib/cms/testing/postgres";
import { compileWhenChanged } from "@/lib/commands/build/compiled";
import type { Variables } from "@/lib/commands/run/child";
import { startNginx } from "@/lib/commands/test/nginx";
import { TestSite } from "@/lib/commands/test/site";
import type { ResultSearch } from "@/lib/contract/results";
import { type Call, type Outcome, sendAtRate } from "./constant-rate";
import { leastStolen, type Measured, median } from "./rounds";

const rate = 500;

/**
 * Limit of the 99th percentile of one process in milliseconds, and the factor by which it may be longer with many
 * students.
 */
const limit = 80;
const growth = 1.3;

/**
 * Requests of this time are not measured: until V8 has compiled the hot code, a response takes several times as long.
 */
const warmUpSeconds = 30;

/** Measurements of each kind, see {@link leastStolen}. */
const rounds = { wanted: 5, most: 12 };

const { values } = parseArgs({
	options: {
		seconds: { type: "string", default: "60" },
		students: { type: "string", multiple: true, default: ["600", "100000"] },
		processes: { type: "string", multiple: true, default: ["1", "2"] },
		families: { type: "boolean", default: false },
	},
});

const pages = ["/", "/notices", "/student-result"];

/** Every tenth request opens a page; the others search a result. */
const callsOf =
	(searches: ResultSearch[]) =>
	(index: number): Call[] => {
		if (index % 10 < 9) return [searchOf(searches[index % searches.length])];
		const path = pages[Math.floor(index / 10) % pages.length] ?? "/";
		return [{ path, isAnswer: (body, status) => status === 200 && body.startsWith("<!DOCTYPE html>") }];
	};

const isFound = (body: string) => body.startsWith('{"success":true');

const searchOf = (search: ResultSearch | undefined): Call => ({
	path: "/api/student-result-publish",
	body: JSON.stringify(search),
	isAnswer: isFound,
});

/** A family that does not know yet whether a proof is asked for. */
function familyOf(search: ResultSearch): Call[] {
	const { proof, ...unproved } = search;
	const first = {
		...searchOf(unproved),
		isAnswer: (body: string, status: number) =>
			isFound(body) || (status === 403 && body.includes('"proof_required":true')),
	};
	const head = {
		path: `/api/student-detail/${search.studentId}/${search.year}/${search.exam_name}`,
		body: JSON.stringify({ proof }),
		isAnswer: (_: string, status: number) => status === 200,
	};
	return [first, searchOf(search), head];
}

/** For requests of a whole country that all come from one address. */
const noLimits = { RESULT_SEARCHES_PER_MINUTE: "1000000", UNPROVED_STUDENTS_PER_ADDRESS: "1000000" };

type Site = { url: string; students: string; searches: ResultSearch[]; stop: () => Promise<void> };

/** Starts a school's processes: one on SQLite, or several on PostgreSQL behind nginx. */
async function openSite(students: string, processes: number, limits: Variables = noLimits): Promise<Site> {
	const postgres = processes > 1 ? await startPostgres() : null;
	const variables = { ...limits, DATABASE_URL: postgres?.url ?? "" };
	const school = new TestSite({ school: { students: Number(students) }, variables });
	await school.start();
	const servers = [school];
	while (servers.length < processes) servers.push(school.beside());
	for (const server of servers.slice(1)) await server.start();
	const nginx = postgres
		? await startNginx(
				servers.map(({ url }) => url),
				{ tls: false },
			)
		: null;
	const file = path.join(school.folder, "searches.json");
	await school.run("list-searches", file);
	return {
		url: nginx?.url ?? school.url,
		students,
		searches: JSON.parse(readFileSync(file, "utf8")),
		stop: async () => {
			await nginx?.stop();
			for (const server of servers) await server.stop();
			await postgres?.stop();
			await school.remove();
		},
	};
}

async function sendTo({ url, students, searches }: Site, seconds: number): Promise<Outcome> {
	const outcome = await sendAtRate(url, { rate, seconds, callsOf: callsOf(searches) });
	console.log(`${students} students: p50 ${outcome.p50.toFixed(1)} ms, p99 ${outcome.p99.toFixed(1)} ms`);
	return outcome;
}

/** @returns the outcome of 600 families behind one address, each of which looks up its result once */
async function measureFamilies(aMinute: number, limits: Variables): Promise<Outcome> {
	const site = await openSite("600", 1, limits);
	try {
		const families = [...new Map(site.searches.map((search) => [search.studentId, search])).values()].map(familyOf);
		const rate = aMinute / 60;
		return await sendAtRate(site.url, {
			...{ rate, seconds: families.length / rate },
			callsOf: (index) => families[index] ?? [],
		});
	} finally {
		await site.stop();
	}
}

const lines = [
	"| Students | Processes | Requests a second | p50 | p99 | Slowest | Errors | Time stolen by the host |",
	"| -------- | --------- | ----------------- | --- | --- | ------- | ------ | ----------------------- |",
];
const ofOneProcess: number[] = [];
await compileWhenChanged();
for (const count of values.families ? [] : values.processes) {
	const sites: Site[] = [];
	try {
		for (const students of values.students) sites.push(await openSite(students, Number(count)));
		for (const site of sites) await sendTo(site, warmUpSeconds);
		const measurements = sites.map((site) => () => sendTo(site, Number(values.seconds)));
		for (const [index, measured] of (await leastStolen(measurements, rounds)).entries()) {
			const middle = (numberOf: (round: Measured<Outcome>) => number) => median(measured.map(numberOf));
			const p99 = middle(({ result }) => result.p99);
			const times = [middle(({ result }) => result.p50), p99, middle(({ result }) => result.slowest)];
			const cells = [
				values.students[index],
				count,
				middle(({ result }) => result.rate).toFixed(0),
				...times.map((time) => `${time.toFixed(1)} ms`),
				measured.reduce((sum, { result }) => sum + result.errors, 0),
				`${middle(({ stolen }) => stolen).toFixed(1)}%`,
			];
			lines.push(`| ${cells.join(" | ")} |`);
			if (count === "1") ofOneProcess.push(p99);
		}
	} finally {
		for (const site of sites) await site.stop();
	}
}
console.log(`\n${lines.join("\n")}`);

for (const [aMinute, limits] of [
	[180, {}],
	[rate * 60, { RESULT_SEARCHES_PER_MINUTE: "1000000" }],
] as const) {
	const { errors, p50, p99 } = await measureFamilies(aMinute, limits);
	const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
	console.log(`\n600 families behind one address, ${aMinute} a minute: ${errors} without a result, ${times}`);
	if (errors > 0) throw new Error("A family did not get its result");
}

const [few = 0, many = 0] = ofOneProcess;
if (Math.max(few, many) > limit) throw new Error(`p99 is above ${limit} ms`);
if (many > few * growth) throw new Error(`p99 grows by more than ${growth} times with the number of students`);
