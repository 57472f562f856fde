/** Two server processes on one PostgreSQL database: a change made at one shows at the other at its next request. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { Client } from "pg";
import { startPostgres } from "@/lib/cms/testing/postgres";
import { TestSite } from "@/lib/commands/test/site";
import { leaderLock, listenerName } from "@/lib/data/processes/connection";
import { signIn } from "./sign-in";
import { wideLimits } from "./wide-limits";

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let database: Client;
let first: TestSite;
let second: TestSite;
let headers: Record<string, string>;

/** Milliseconds: a database, a school and two servers start, on a loaded machine slowly. */
const patience = 300_000;

test.describe.configure({ mode: "serial", timeout: patience });
test.beforeAll(async () => {
	test.setTimeout(patience);
	postgres = await startPostgres();
	database = new Client({ connectionString: postgres.url });
	await database.connect();
	first = new TestSite({
		school: { students: 30 },
		variables: { ...wideLimits, DATABASE_URL: postgres.url, DATES_SECONDS: "1" },
	});
	await first.prepare();
	second = first.beside();
	await first.start();
	await second.start();
	await expect.poll(listeners).toHaveLength(2);
	headers = await signIn(first);
});
test.afterAll(async () => {
	await second?.kill();
	await first?.remove();
	await database?.end();
	await postgres?.stop();
});

/** @returns the processes that listen, with the process id of their connection in PostgreSQL */
async function listeners(): Promise<{ server: TestSite; connection: number }[]> {
	const { rows } = await database.query("SELECT pid, application_name AS name FROM pg_stat_activity");
	return [first, second].flatMap((server) =>
		rows.filter(({ name }) => name === listenerName(server.pid)).map(({ pid }) => ({ server, connection: pid })),
	);
}

/** @returns the process whose connection holds the lock */
async function leader(): Promise<TestSite | undefined> {
	const { rows } = await database.query(
		`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = ${leaderLock}`,
	);
	expect(rows.length).toBeLessThanOrEqual(1);
	return (await listeners()).find(({ connection }) => connection === rows[0]?.pid)?.server;
}

const newName = () => `নোটিশ ${randomUUID()}`;

/** @returns the notice's id, or null if the server was killed first */
async function publish(server: TestSite, name: string, publishedAt = new Date()): Promise<number | null> {
	const body = JSON.stringify({ name, publishedAt: publishedAt.toISOString(), _status: "published" });
	const answer = await fetch(`${server.url}/cms/notices`, { method: "POST", headers, body }).catch(() => null);
	const created = await answer?.json().catch(() => null);
	if (created) expect(answer?.status, JSON.stringify(created)).toBe(201);
	return created?.doc.id ?? null;
}

async function page(server: TestSite): Promise<string> {
	const answer = await fetch(`${server.url}/notices`);
	expect(answer.status).toBe(200);
	return answer.text();
}

async function firstOfCall(server: TestSite): Promise<string> {
	const answer = await fetch(`${server.url}/api/notices-get`, { method: "POST" });
	return (await answer.json()).notice.data[0].name;
}

test("each process shows what the other has published as soon as it is told", async () => {
	for (const [from, to] of [
		[first, second],
		[second, first],
		[first, second],
		[second, first],
	] as const) {
		// Fills the cache before the change.
		await page(to);
		await firstOfCall(to);
		const name = newName();
		const id = await publish(from, name);
		// The database tells the other process within milliseconds of the commit, which a stored page can outrun.
		await expect.poll(() => page(to), { intervals: [10] }).toContain(name);
		expect(await firstOfCall(to)).toBe(name);
		expect((await fetch(`${from.url}/cms/notices/${id}`, { method: "DELETE", headers })).status).toBe(200);
		await expect.poll(() => page(to), { intervals: [10] }).not.toContain(name);
	}
});

test("a change of the settings shows in all processes", async () => {
	const name = `বিদ্যালয় ${randomUUID()}`;
	await page(second);
	const body = JSON.stringify({ schoolName: name });
	expect((await fetch(`${first.url}/cms/globals/settings`, { method: "POST", headers, body })).status).toBe(200);
	await expect.poll(() => page(second), { intervals: [10] }).toContain(name);
});

test("a change that is rolled back reaches nobody", async () => {
	const heard: string[] = [];
	const listener = new Client({ connectionString: postgres.url });
	await listener.connect();
	listener.on("notification", ({ payload }) => heard.push(payload ?? ""));
	await listener.query("LISTEN expired_tags");
	const name = newName();
	await publish(first, name);
	const again = await fetch(`${first.url}/cms/notices`, {
		method: "POST",
		headers,
		body: JSON.stringify({ name, publishedAt: new Date().toISOString(), _status: "published" }),
	});
	expect(again.status).toBe(400);
	await listener.query("NOTIFY expired_tags, 'end'");
	await expect.poll(() => heard.at(-1)).toBe("end");
	expect(heard.filter((tags) => tags === "notices")).toHaveLength(1);
	await listener.end();
});

test("a notice of a later time appears in both", async () => {
	const name = newName();
	await publish(second, name, new Date(Date.now() + 4_000));
	for (const server of [first, second]) expect(await page(server)).not.toContain(name);
	for (const server of [first, second]) await expect.poll(() => page(server)).toContain(name);
});

test("after a lost connection nothing stale is shown", async () => {
	await page(second);
	for (const { connection } of await listeners()) await database.query("SELECT pg_terminate_backend($1)", [connection]);
	const name = newName();
	expect(await publish(first, name)).not.toBeNull();
	await expect.poll(listeners).toHaveLength(2);
	await expect.poll(() => page(second)).toContain(name);
	const next = newName();
	await publish(first, next);
	expect(await page(second)).toContain(next);
});

test("a process is not ready while it does not hear of changes", async () => {
	const readiness = async () => (await fetch(`${second.url}/readyz`)).status;
	await expect.poll(readiness).toBe(200);
	const connection = (await listeners()).find(({ server }) => server === second)?.connection;
	await database.query("SELECT pg_terminate_backend($1)", [connection]);
	// Observable only for a moment: the process reconnects after a second.
	await expect.poll(readiness, { intervals: [20] }).toBe(503);
	expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
	await expect.poll(readiness).toBe(200);
});

test("killing the leader under load loses nothing confirmed; the other process takes over", async () => {
	await expect.poll(leader).toBeDefined();
	const killed = (await leader()) ?? first;
	const other = killed === first ? second : first;
	const confirmed: string[] = [];
	let over = false;
	async function publishAll() {
		while (!over) {
			const name = newName();
			if (await publish(killed, name)) confirmed.push(name);
		}
	}
	const users = Promise.all([publishAll(), publishAll(), publishAll()]);
	await expect.poll(() => confirmed.length).toBeGreaterThan(5);
	await killed.kill();
	over = true;
	await users;
	const { rows } = await database.query("SELECT name FROM notices WHERE _status = 'published'");
	const stored = new Set(rows.map(({ name }) => name));
	expect(confirmed.filter((name) => !stored.has(name))).toEqual([]);
	expect(await page(other)).toContain(confirmed.at(-1));

	await expect.poll(leader).toBe(other);
	const name = newName();
	await publish(other, name, new Date(Date.now() + 3_000));
	await expect.poll(() => page(other)).toContain(name);
});
