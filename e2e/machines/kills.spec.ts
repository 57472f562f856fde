/** Kills the server repeatedly under load: confirmed writes must persist, and no orphaned files may remain. */
import { randomInt, randomUUID } from "node:crypto";
import { existsSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { head, TestSite } from "@/lib/commands/test/site";
import { application, bearer, type Json, passwordOf } from "../calls/students/client";
import { sessionOf } from "../session";
import { wideLimits } from "./wide-limits";

const kills = 10;
const [photographed, careful] = [2025001, 2025002];

const server = new TestSite({ school: { students: 30 }, variables: wideLimits });
let image: string;

const patience = 900_000;
test.describe.configure({ mode: "serial", timeout: patience });
test.beforeAll(async () => {
	test.setTimeout(patience);
	await server.prepare();
	const colour = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
	const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
		.png()
		.toBuffer();
	image = `data:image/png;base64,${picture.toString("base64")}`;
});
test.afterAll(() => server.remove());

/** @returns the response, or null if the server was killed first */
async function call(address: string, data?: Json, headers: Record<string, string> = {}): Promise<Response | null> {
	const json = data && { method: "POST", body: JSON.stringify(data) };
	const all = { ...headers, ...(data && { "Content-Type": "application/json" }) };
	try {
		const response = await fetch(server.url + address, { ...json, headers: all });
		// Read the body, to be sure that the response is complete.
		return new Response(await response.arrayBuffer(), response);
	} catch {
		return null;
	}
}

/** @throws Error if the server was killed before it responded */
async function jsonOf(answer: Promise<Response | null> | Response | null) {
	const response = await answer;
	if (!response) throw new Error("The server gave no answer");
	return response.json();
}

async function login(code: number, password: string): Promise<string | null> {
	const answer = await (await call("/api/student/student-login", { student_id: code, password }))?.json();
	return answer?.success ? answer.data.token : null;
}

type Confirmed = { data: Json; token: string; student_id: number };

/** Submits applications; retries with the same one after a failure. */
async function* applications(confirmed: Confirmed[]) {
	const next = () => application({ image, browser_key: randomUUID() });
	for (let data = next(); ; ) {
		const response = await call("/api/student/student-application-form-post", data);
		if (response) {
			expect(response.status).toBe(200);
			confirmed.push({ data, ...(await response.json()).data });
			data = next();
		}
		yield response !== null;
	}
}

/** Changes one student's picture repeatedly. */
async function* pictures(seen: { last: string }) {
	const token = await login(photographed, passwordOf(photographed));
	for (;;) {
		const response = await call(`/api/profile-picture-change/${photographed}`, { image }, bearer(token ?? ""));
		if (response) {
			expect(response.status).toBe(200);
			seen.last = (await response.json()).data.image;
		}
		yield response !== null;
	}
}

/** Changes one student's password repeatedly; after a kill either the old or the new one must be valid. */
async function* passwords(known: { now: string; next: string }) {
	for (;;) {
		let token = await login(careful, known.now);
		if (!token) {
			token = await login(careful, known.next);
			if (token) known.now = known.next;
		}
		if (!token) {
			yield false;
			continue;
		}
		known.next = `password ${randomUUID()}`;
		const change = { current_password: known.now, new_password: known.next, confirm_password: known.next };
		const response = await call(`/api/change/password/${careful}`, change, bearer(token));
		if (response) {
			expect((await response.json()).success).toBe(true);
			known.now = known.next;
		}
		yield response !== null;
	}
}

test(`${kills} kills lose no confirmed write and leave no orphaned files`, async () => {
	const confirmed: Confirmed[] = [];
	const seen = { last: "" };
	const known = { now: passwordOf(careful), next: passwordOf(careful) };
	let answered = 0;
	let over = false;
	await server.start();

	async function use(work: AsyncGenerator<boolean>) {
		while (!over) {
			if ((await work.next()).value) answered += 1;
			else await sleep(20);
		}
	}
	const users = Promise.all(
		[applications(confirmed), applications(confirmed), pictures(seen), passwords(known)].map(use),
	);
	try {
		for (let round = 0; round < kills; round += 1) {
			const enough = answered + randomInt(2, 12);
			while (answered < enough) await Promise.race([sleep(5), users]);
			await sleep(randomInt(40));
			await server.kill();
			if (round < kills - 1) await server.start();
		}
	} finally {
		over = true;
		await users;
	}

	await server.run("../cms/testing/tidy-up");
	await server.start();
	expect(confirmed.length).toBeGreaterThan(kills);
	expect(new Set(confirmed.map(({ student_id }) => student_id)).size).toBe(confirmed.length);
	for (const { data, token, student_id } of confirmed) {
		const response = await call(`/api/student/student-details/${student_id}`, undefined, bearer(token));
		expect(response?.status).toBe(200);
		const { student } = await jsonOf(response);
		expect((await call(`/image/student/${student.image}`))?.status).toBe(200);
		const again = await call("/api/student/student-application-form-post", data);
		expect((await jsonOf(again)).data.student_id).toBe(student_id);
	}
	const passwordsThatOpen = await Promise.all([known.now, known.next].map((password) => login(careful, password)));
	expect(passwordsThatOpen.some(Boolean)).toBe(true);

	const held = await picturesInRecords();
	expect(readdirSync(path.join(server.folder, "students")).sort()).toEqual(held.sort());
	const token = await login(photographed, passwordOf(photographed));
	const profile = await jsonOf(call(`/api/student-get/${photographed}`, undefined, bearer(token ?? "")));
	expect(held).toContain(profile.data.image);
});

async function staffHeaders() {
	const answer = await call("/cms/staff/login", head);
	return sessionOf(answer?.headers.get("set-cookie"));
}

async function picturesInRecords(): Promise<string[]> {
	const headers = await staffHeaders();
	const names = ["students", "applications"].map(async (collection) => {
		const found = await call(`/cms/${collection}?limit=0&depth=0&select[picture]=true`, undefined, headers);
		const { docs } = (await jsonOf(found)) as { docs: { picture?: string | null }[] };
		return docs.flatMap(({ picture }) => picture ?? []);
	});
	return (await Promise.all(names)).flat();
}

test("a start removes orphaned files of a killed server", async () => {
	const orphans = ["students", "media"].map((name) => path.join(server.folder, name, `${"o".repeat(32)}.webp`));
	const longAgo = new Date(Date.now() - 120_000);
	await server.kill();
	for (const orphan of orphans) {
		writeFileSync(orphan, "");
		utimesSync(orphan, longAgo, longAgo);
	}
	const kept = readdirSync(path.join(server.folder, "media")).length - 1;
	await server.start();
	await expect.poll(() => orphans.filter((orphan) => existsSync(orphan))).toEqual([]);
	expect(readdirSync(path.join(server.folder, "media"))).toHaveLength(kept);
});

test("concurrent writes of families and staff all succeed", async () => {
	const headers = await staffHeaders();
	const edit = (index: number) =>
		fetch(`${server.url}/cms/students`, {
			method: "POST",
			headers: { ...headers, "Content-Type": "application/json" },
			body: JSON.stringify({ name: `Student ${index}`, gender: "1", fatherName: "Karim", motherName: "Salma" }),
		});
	const all = Array.from({ length: 30 }, (_, index) => [
		call("/api/student/student-application-form-post", application({ image })),
		call("/api/student/student-login", { student_id: photographed, password: passwordOf(photographed) }),
		edit(index),
		call("/notices"),
	]).flat();
	const statuses = (await Promise.all(all)).map((response) => response?.status);
	expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
	const created = (await jsonOf(call("/cms/students?limit=0&depth=0", undefined, headers))).docs;
	const codes = created.map(({ code }: { code: number }) => code);
	expect(new Set(codes).size).toBe(codes.length);
});
