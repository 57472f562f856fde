/** Two processes behind deploy/nginx.conf: one after the other restarts, and no request fails or is made twice. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { queryOnce } from "@/lib/cms/testing/pg-client";
import { startPostgres } from "@/lib/cms/testing/postgres";
import { type Nginx, nginxMissing, startNginx } from "@/lib/commands/test/nginx";
import { type SiteOptions, TestSite } from "@/lib/commands/test/site";
import { skipIf } from "../skip";
import { startLoad } from "./load";

/** Milliseconds: a database and two processes start, twice, on a loaded machine slowly. */
const patience = 300_000;

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let processes: TestSite[];
let nginx: Nginx;

test.beforeAll(async () => {
	test.setTimeout(patience);
	skipIf(nginxMissing());
	folder = mkdtempSync(path.join(tmpdir(), "school-rolling-"));
	postgres = await startPostgres();
	const settings = {
		TRUST_PROXY: "1",
		DATABASE_URL: postgres.url,
		DRAIN_SECONDS: "6",
		APPLICATIONS_PER_HOUR: "1000000",
	};
	const options: SiteOptions = { school: "as it is", folder: path.join(folder, "data"), variables: settings };
	processes = [new TestSite(options), new TestSite(options)];
	// Both start at the same time on an empty database.
	await Promise.all(processes.map((process) => process.startWhole()));
	nginx = await startNginx(
		processes.map(({ url }) => url),
		{ tls: false },
	);
});
test.afterAll(async () => {
	await nginx?.stop();
	await Promise.all((processes ?? []).map((process) => process.stop()));
	await postgres?.stop();
	if (folder) rmSync(folder, { recursive: true });
});

test("a rolling restart under load fails no request, and sends no application twice", async () => {
	test.setTimeout(patience);
	const load = startLoad(nginx.url);
	try {
		for (const process of processes) {
			const before = load.count();
			expect(await process.stop()).toBe(143);
			await process.startWhole();
			expect(load.count()).toBeGreaterThan(before + 50);
		}
	} finally {
		await load.stop();
	}
	expect(load.failures).toEqual([]);
	const { rows } = await queryOnce(postgres.url, "SELECT name FROM applications");
	expect(rows.map(({ name }) => name).sort()).toEqual(load.sent.toSorted());
});
