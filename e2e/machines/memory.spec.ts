/** Requests for unknown names must not fill the memory nor evict cached pages. */
import { readFileSync } from "node:fs";
import http from "node:http";
import { expect, test } from "@playwright/test";
import { TestSite } from "@/lib/commands/test/site";
import { routeTable } from "@/lib/contract/route-table.js";

/** Memory limit of the process, in megabytes, for a machine with 1 GB. */
const mostMegabytes = 450;
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

type Kind = (name: number) => [method: string, path: string];

/** Whether a route's pages are rendered at each request, which takes twenty times as long as what the others do. */
const isRendered = ({ kind }: { kind: string }) => kind === "live" || kind === "staff";

/** Routes with a name in their path, with a made-up number. */
const kindsOf = (some: readonly { path: string }[]): Kind[] =>
	some
		.filter(({ path }) => path.includes("[") && !path.includes("[["))
		.map(({ path }) => (name) => ["GET", path.replace(/\[[.\w]+\]/g, String(1000 + name))]);
const rendered = kindsOf(routeTable.filter(isRendered));
const routes = kindsOf(routeTable.filter((route) => !isRendered(route)));

/** Paths that no route has, names that are no numbers, and calls. */
const others: Kind[] = [
	(name) => ["GET", `/nothing${name}`],
	(name) => ["GET", `/content/${encodeURIComponent("নেই")}${name}`],
	(name) => ["GET", `/educational/notice/x${name}`],
	(name) => ["GET", `/profile/x${name}`],
	(name) => ["GET", `/image/slider/x${name}.webp`],
	(name) => ["GET", `/image/student/${String(name).padStart(32, "x")}.webp`],
	(name) => ["GET", `/educational/notice-routine/x${name}.pdf`],
	(name) => ["GET", `/_next/static/x${name}.js`],
	(name) => ["POST", `/api/get-params-name/notice/x${name}`],
	(name) => ["POST", `/api/get-content-details/x${name}`],
	(name) => ["POST", `/api/notices-get?page=${1000 + name}`],
	(name) => ["POST", `/api/section-first/${1000 + name}`],
];

function statusOf(url: string, [method, path]: [string, string]): Promise<number | undefined> {
	return new Promise((resolve, reject) => {
		http
			.request(url + path, { method, agent }, (response) => {
				response.resume().on("end", () => resolve(response.statusCode));
			})
			.on("error", reject)
			.end();
	});
}

/** Requests so many unknown names of each of the kinds in rotation, eight at once. */
async function walk(url: string, kinds: Kind[], names: number): Promise<(number | undefined)[]> {
	const statuses: (number | undefined)[] = [];
	let name = 0;
	const walker = async () => {
		while (name < names * kinds.length) {
			const kind = kinds[name % kinds.length];
			name += 1;
			if (kind) statuses.push(await statusOf(url, kind(name)));
		}
	};
	await Promise.all(Array.from({ length: 8 }, walker));
	return statuses;
}

function residentOf(pid: number | string): number {
	const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) / 1024;
}

/** @returns the memory of the server: the child process of the command that fills the school and prerenders its pages */
function megabytesOf({ pid }: TestSite): number {
	const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
	return Math.max(...children.map(residentOf));
}

const server = new TestSite({ school: { students: 30 } });
test.beforeAll(() => server.startWhole());
test.afterAll(() => server.remove());

/** Of each kind. */
const names = { ofRendered: 200, ofOthers: 1_000 };

test("thousands of unknown names of every route fit into 450 MB, and evict no page", async ({ request }) => {
	test.setTimeout(900_000);
	const home = await (await request.get(`${server.url}/`)).text();
	const notice = /href="(\/educational\/notice\/[^"]+)"/.exec(home)?.[1] ?? "";
	await request.get(server.url + notice);

	const statuses = [
		...(await walk(server.url, [...routes, ...others], names.ofOthers)),
		...(await walk(server.url, rendered, names.ofRendered)),
	];
	// Pages, lists after the last entry, and refusals: the grade sheet's page asks for a proof.
	expect(statuses.filter((status) => !status || status >= 500)).toEqual([]);
	const megabytes = megabytesOf(server);
	console.log(`${statuses.length} requests, ${Math.round(megabytes)} MB`);
	expect(megabytes).toBeGreaterThan(100);
	expect(megabytes).toBeLessThan(mostMegabytes);
	for (const path of ["/", notice]) {
		const answer = await request.get(server.url + path);
		expect([answer.status(), answer.headers()["cache-status"]], path).toEqual([200, "school; hit"]);
	}
});
