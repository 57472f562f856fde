/** Large bodies are not buffered, and anonymous uploads are not read at all. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request as send } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { expect, test } from "@playwright/test";
import { errorText } from "@/lib/bengali/errors";
import { callPath } from "@/lib/office/paths";
import { staffText } from "@/lib/office/words/staff";
import { head, ownSchool, signInHead, visitor } from "./own-school";

/** Id of an existing Server Action: Next reads the arguments only if the action exists. */
const [serverFunction = ""] = Object.keys(
	JSON.parse(readFileSync(".next/server/server-reference-manifest.json", "utf8")).node,
);

const megabyte = 1024 * 1024;
const large = 50 * megabyte;
/** Concurrent requests; two buffered bodies would take 100 MB. */
const atOnce = 2;
const mostGrowth = 75 * megabyte;

const school = ownSchool();

const memory = () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(school.pid)], { encoding: "utf8" })) * 1024;

type Sent = { path: string; method?: string; headers?: Record<string, string>; bytes?: number };

function* chunks(bytes: number, start = "", end = "") {
	yield start;
	const chunk = Buffer.alloc(64 * 1024, "a");
	for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk.subarray(0, Math.min(chunk.length, bytes - sent));
	yield end;
}

/** Sends a chunked body, without Content-Length. */
async function stream({ path, method = "POST", headers = {}, bytes = large }: Sent, start = "", end = "") {
	const asking = send(`${school.url}${path}`, { method, headers: { ...headers, "Transfer-Encoding": "chunked" } });
	const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
		asking.once("error", reject);
		asking.once("response", async (response) => {
			const text = (await response.setEncoding("utf8").toArray()).join("");
			resolve({ status: response.statusCode ?? 0, text });
		});
	});
	// A refused client may get ECONNRESET while still sending, or wait until the server closes the idle connection.
	const sent = pipeline(Readable.from(chunks(bytes, start, end)), asking).catch(() => undefined);
	try {
		return await answer;
	} finally {
		asking.destroy();
		await sent;
	}
}

const form = { "Content-Type": "multipart/form-data; boundary=x" };
const partOf = (name: string, file = "") =>
	`--x\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"\r\nContent-Type: image/png`}\r\n\r\n`;
const lastPart = "\r\n--x--\r\n";
const json = { "Content-Type": "application/json" };

async function expectSmall(sending: () => Promise<unknown>) {
	// Warm up: the first request loads modules.
	await sending();
	const before = memory();
	await Promise.all(Array.from({ length: atOnce }, sending));
	expect((memory() - before) / megabyte).toBeLessThan(mostGrowth / megabyte);
}

const anonymousBodies: [string, Sent, string, number][] = [
	["JSON to sign in", { path: "/cms/staff/login", headers: json }, '{"email":"', 413],
	["a form to sign in", { path: "/cms/staff/login", headers: form }, partOf("_payload"), 413],
	["a file", { path: "/cms/media", headers: form }, partOf("file", "a.png"), 401],
	["JSON", { path: "/cms/notices", headers: json }, '{"name":"', 401],
	[
		"JSON in place of an address",
		{ path: "/cms/notices", headers: { ...json, "X-HTTP-Method-Override": "GET" } },
		"{",
		401,
	],
	["a change", { path: "/cms/notices/1", method: "PATCH", headers: json }, "{", 401],
	["a call of staff's own", { path: callPath("sessions/end"), headers: json }, "{", 401],
];

for (const [name, sent, start, status] of anonymousBodies) {
	test(`50 MB from an anonymous client, ${name}: ${status}, not buffered`, async () => {
		await expectSmall(async () => {
			const answer = await stream(sent, start, lastPart);
			expect(answer.status).toBe(status);
			const message = status === 413 ? errorText.tooLarge : errorText.unauthorised;
			expect(JSON.parse(answer.text)).toEqual({ success: false, message });
		});
	});
}

for (const path of ["/admin/login", "/student-result", "/"]) {
	test(`50 MB to ${path}, as a server function or a form: not buffered`, async () => {
		const action = { "Next-Action": serverFunction };
		for (const headers of [{ ...form, ...action }, { "Content-Type": "text/plain", ...action }, form])
			await expectSmall(async () => expect((await stream({ path, headers }, partOf("1"))).status).toBeGreaterThan(400));
	});
}

test("staff get a Bengali message for a large chunked body", async () => {
	const asking = await visitor(school);
	const session = await signInHead(asking);
	const tooLarge = { success: false, message: errorText.tooLarge };
	const text = await stream(
		{ path: "/cms/notices", headers: { ...json, ...session }, bytes: 400_000 },
		'{"name":"',
		'"}',
	);
	expect([text.status, JSON.parse(text.text)]).toEqual([413, tooLarge]);
	await expectSmall(async () => {
		const file = await stream(
			{ path: "/cms/media", headers: { ...form, ...session } },
			partOf("file", "a.png"),
			lastPart,
		);
		const message = staffText.errors.fileTooLarge(20);
		expect(file.status).toBe(413);
		expect(JSON.parse(file.text).errors[0]).toMatchObject({ message, data: { errors: [{ path: "file", message }] } });
	});
	const { docs } = await (await asking.get("/cms/media", { headers: session })).json();
	expect(docs).toEqual([]);
	await asking.dispose();
});

test("a login with a large body is rejected", async () => {
	const asking = await visitor(school);
	const answer = await asking.post("/cms/staff/login", { data: { ...head, more: "x".repeat(400_000) } });
	expect(answer.status()).toBe(413);
	await asking.dispose();
});
