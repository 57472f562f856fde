/**
 * Two server processes, each with its own DATA_DIR, share a PostgreSQL database and an S3 store: both serve the same
 * uploaded files, with the same access checks.
 */

import { randomInt, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { Client } from "pg";
import sharp from "sharp";
import { errorText } from "@/lib/bengali/errors";
import { filesText } from "@/lib/bengali/files";
import { startPostgres } from "@/lib/cms/testing/postgres";
import { objectStoreMissing, startObjectStore } from "@/lib/commands/test/object-store";
import { TestSite } from "@/lib/commands/test/site";
import { downloadPath, picturePath } from "@/lib/contract/paths";
import { type Bucket, newBucket } from "@/lib/files/testing/buckets";
import { type Gate, openGate } from "@/lib/files/testing/gate";
import { callPath } from "@/lib/office/paths";
import { application, bearer, type Json, passwordOf } from "../calls/students/client";
import { skipIf } from "../skip";
import { signIn } from "./sign-in";
import { wideLimits } from "./wide-limits";

const [pictured, other] = [2025001, 2025002];

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let database: Client;
let store: Awaited<ReturnType<typeof startObjectStore>>;
let bucket: Bucket;
let gate: Gate;
let first: TestSite;
let second: TestSite;
let headers: Record<string, string>;

/** Milliseconds: a database, a store, a school and two servers start, on a loaded machine slowly. */
const patience = 600_000;

test.describe.configure({ mode: "serial", timeout: patience });
test.beforeAll(async () => {
	test.setTimeout(patience);
	skipIf(objectStoreMissing());
	[postgres, store] = await Promise.all([startPostgres(), startObjectStore()]);
	database = new Client({ connectionString: postgres.url });
	await database.connect();
	bucket = await newBucket(store.variables);
	gate = await openGate(store.variables.S3_ENDPOINT);
	const shared = {
		...wideLimits,
		...bucket.variables,
		S3_ENDPOINT: gate.url,
		SECRET: randomUUID(),
		DATABASE_URL: postgres.url,
	};
	first = new TestSite({ school: { students: 30 }, variables: shared });
	await first.prepare();
	second = await first.elsewhere();
	await first.start();
	await second.start();
	headers = await signIn(first);
});
test.afterAll(async () => {
	await second?.remove();
	await first?.remove();
	await database?.end();
	await postgres?.stop();
	await gate?.close();
	await store?.stop();
});

const both = () => [first, second];
const get = ({ url }: TestSite, address: string, more: Record<string, string> = {}) =>
	fetch(url + address, { headers: more });
const statuses = (address: string) => Promise.all(both().map(async (server) => (await get(server, address)).status));

const post = ({ url }: TestSite, address: string, data: Json, more: Record<string, string> = {}) =>
	fetch(url + address, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...more },
		body: JSON.stringify(data),
	});

async function newPicture(): Promise<Buffer> {
	const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
	return sharp({ create: { width: 1000, height: 20, channels: 3, background } })
		.png()
		.toBuffer();
}

const newImage = async () => `data:image/png;base64,${(await newPicture()).toString("base64")}`;

/** @param file default a new picture */
async function upload({ url }: TestSite, file?: string): Promise<Response> {
	const form = new FormData();
	if (file) form.append("file", file);
	else form.append("file", new File([new Uint8Array(await newPicture())], "নোটিশ.png", { type: "image/png" }));
	form.append("_payload", JSON.stringify({ alt: "নোটিশ" }));
	const { Authorization = "" } = headers;
	return fetch(`${url}/cms/media`, { method: "POST", headers: { Authorization }, body: form });
}

async function tokenOf(server: TestSite, code: number): Promise<string> {
	const answer = await post(server, "/api/student/student-login", { student_id: code, password: passwordOf(code) });
	return (await answer.json()).data.token;
}

const changePicture = async (server: TestSite, token: string) =>
	post(server, `/api/profile-picture-change/${pictured}`, { image: await newImage() }, bearer(token));

const profile = (server: TestSite, code: number, token?: string) =>
	get(server, `/api/student-get/${code}`, token ? bearer(token) : {});

test("a picture uploaded at one shows at the other at its next request, and is withdrawn at both", async () => {
	const { doc: media } = await (await upload(first)).json();
	const address = picturePath("routine", media.sizes.small.filename);
	expect(await statuses(address)).toEqual([404, 404]);
	const name = `নোটিশ ${randomUUID()}`;
	const data = { name, files: [media.id], publishedAt: new Date().toISOString(), _status: "published" };
	await get(second, "/notices");
	const created = await post(first, "/cms/notices", data, headers);
	expect(created.status).toBe(201);
	const answers = await Promise.all(both().map((server) => get(server, address)));
	for (const answer of answers) {
		expect(answer.status).toBe(200);
		expect(answer.headers.get("content-type")).toBe("image/webp");
		expect(answer.headers.get("cache-control")).toBe("private, max-age=3600");
	}
	const [bytes, same] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
	expect(same?.equals(bytes ?? Buffer.alloc(0))).toBe(true);
	expect((await sharp(bytes).metadata()).width).toBe(480);
	expect(answers[0]?.headers.get("etag")).toBe(answers[1]?.headers.get("etag"));
	const etag = answers[0]?.headers.get("etag") ?? "";
	expect((await get(second, address, { "If-None-Match": etag })).status).toBe(304);
	const part = await get(second, downloadPath(media.filename), { Range: "bytes=0-2" });
	expect([part.status, part.headers.get("content-length"), (await part.arrayBuffer()).byteLength]).toEqual([
		206,
		"3",
		3,
	]);
	expect(await (await get(second, "/notices")).text()).toContain(name);

	const { doc } = await created.json();
	const { url } = second;
	expect((await fetch(`${url}/cms/notices/${doc.id}`, { method: "DELETE", headers })).status).toBe(200);
	expect(await statuses(address)).toEqual([404, 404]);
	for (const { folder } of both())
		for (const kind of ["media", "students"]) expect(existsSync(path.join(folder, kind))).toBe(false);
});

test("no request names a stored file in place of sending one", async () => {
	const { doc } = await (await upload(first)).json();
	const file = { filename: doc.filename, mimeType: "application/pdf", size: 9, clientUploadContext: { prefix: "" } };
	const refused = await upload(first, JSON.stringify(file));
	expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(errorText.invalid)]);
});

test("a student's picture is at both for the student, and at neither for strangers", async () => {
	const token = await tokenOf(first, pictured);
	const { data } = await (await changePicture(second, token)).json();
	for (const server of both()) {
		expect((await (await profile(server, pictured, token)).json()).data.image).toBe(data.image);
		const answer = await get(server, `/image/student/${data.image}`);
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
		expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe("webp");
		expect((await profile(server, pictured)).status).toBe(401);
		expect((await profile(server, pictured, await tokenOf(server, other))).status).toBe(403);
		for (const path of [`media/${data.image}`, `notice/${data.image}`, `student/${"x".repeat(32)}.webp`])
			expect((await get(server, `/image/${path}`)).status).toBe(404);
	}
	const { S3_ENDPOINT, S3_BUCKET } = bucket.variables;
	expect((await fetch(`${S3_ENDPOINT}/${S3_BUCKET}/students/${data.image}`)).ok).toBe(false);

	await changePicture(first, token);
	expect(await statuses(`/image/student/${data.image}`)).toEqual([404, 404]);
	expect(await bucket.keys()).not.toContain(`students/${data.image}`);
});

test("erasing a student at one removes the picture from the bucket, and from the other", async () => {
	const { data } = await (await changePicture(first, await tokenOf(first, pictured))).json();
	expect(await statuses(`/image/student/${data.image}`)).toEqual([200, 200]);
	const { rows } = await database.query("SELECT id FROM students WHERE code = $1", [pictured]);
	expect((await post(second, callPath("erasing/erase"), { kind: "students", id: rows[0].id }, headers)).status).toBe(
		200,
	);
	expect(await bucket.keys()).not.toContain(`students/${data.image}`);
	expect(await statuses(`/image/student/${data.image}`)).toEqual([404, 404]);
});

test("without the store, pages are there, files are not, and nothing is taken that could be lost", async () => {
	const home = await (await get(first, "/")).text();
	const [, address = ""] = /src="(\/image\/[^"]+)"/.exec(home) ?? [];
	expect((await get(first, address)).status).toBe(200);
	const count = async () => {
		const { rows } = await database.query(
			"SELECT (SELECT count(*) FROM media) AS media, (SELECT count(*) FROM applications) AS applications",
		);
		return rows[0];
	};
	const before = await count();
	await gate.close();
	for (const server of both()) {
		expect((await get(server, "/")).status).toBe(200);
		const missing = await get(server, address);
		expect([missing.status, missing.headers.get("cache-control"), await missing.text()]).toEqual([
			503,
			"no-store",
			filesText.notShown,
		]);
		const uploaded = await upload(server);
		expect(uploaded.status).toBe(503);
		expect((await uploaded.json()).errors[0].message).toBe(filesText.unavailable);
		const applied = await post(
			server,
			"/api/student/student-application-form-post",
			application({ image: await newImage() }),
		);
		expect([applied.status, (await applied.json()).message]).toEqual([503, filesText.unavailable]);
	}
	expect(await count()).toEqual(before);
	await gate.open();
	expect(await statuses(address)).toEqual([200, 200]);
	expect((await upload(second)).status).toBe(201);
});

test("killing one under load loses no confirmed file, and the other serves all", async () => {
	const confirmed: { uploads: string[]; applications: number[] } = { uploads: [], applications: [] };
	let over = false;
	/** @returns the JSON of a complete response; null if the server was killed first */
	const jsonOf = (answer: Promise<Response>) => answer.then((complete) => complete.json()).catch(() => null);
	async function apply(): Promise<void> {
		const data = application({ image: await newImage() });
		const created = await jsonOf(post(first, "/api/student/student-application-form-post", data));
		if (created) confirmed.applications.push(created.data.student_id);
	}
	async function add(): Promise<void> {
		const created = await jsonOf(upload(first));
		if (created) confirmed.uploads.push(created.doc.filename, created.doc.sizes.small.filename);
	}
	const repeat = async (work: () => Promise<void>) => {
		while (!over) await work();
	};
	const users = Promise.all([apply, apply, add, add].map(repeat));
	await expect.poll(() => Math.min(confirmed.applications.length, confirmed.uploads.length)).toBeGreaterThan(5);
	await first.kill();
	over = true;
	await users;

	await second.run("../cms/testing/tidy-up");
	const { rows } = await database.query("SELECT code, picture FROM applications WHERE picture IS NOT NULL");
	const pictures = new Map(rows.map(({ code, picture }) => [Number(code), picture]));
	for (const code of confirmed.applications)
		expect((await get(second, `/image/student/${pictures.get(code)}`)).status).toBe(200);
	for (const name of confirmed.uploads) {
		const answer = await get(second, `/cms/media/file/${encodeURIComponent(name)}`, headers);
		expect([name, answer.status]).toEqual([name, 200]);
		expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBeGreaterThan(400);
	}
	const { rows: students } = await database.query("SELECT picture FROM students WHERE picture IS NOT NULL");
	const held = new Set([...rows, ...students].map(({ picture }) => `students/${picture}`));
	expect((await bucket.keys()).filter((key) => key.startsWith("students/"))).toEqual([...held].sort());
});
