/**
 * The result search is answered without Next (lib/http/direct-search), but with the same response: it is compared with
 * that of a request with a query string, which Next handles.
 */
import { once } from "node:events";
import { connect } from "node:net";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { errorText } from "@/lib/bengali/errors";
import { studentText } from "@/lib/bengali/students";
import type { ResultChoices } from "@/lib/contract/results";
import { sites } from "../sites";
import { ownSchool, visitor } from "../staff/own-school";
import { recordOf } from "../students/person";

const path = "/api/student-result-publish";
const routed = `${path}?by=next`;

/**
 * Headers that may differ: of connection and transfer. Next also compresses the shortest responses, and extends `Vary`.
 */
const ofTransfer = [
	"date",
	"connection",
	"keep-alive",
	"content-length",
	"content-encoding",
	"transfer-encoding",
	"vary",
];

async function answerOf(request: APIRequestContext, to: string, options: object) {
	const answer = await request.post(to, options);
	const headers = Object.entries(answer.headers()).filter(([name]) => !ofTransfer.includes(name));
	expect(answer.headers().vary).toContain("Accept-Encoding");
	return { status: answer.status(), headers: Object.fromEntries(headers), body: await answer.text() };
}

async function searchFor(request: APIRequestContext, studentId: number) {
	const lists: ResultChoices = await (await request.post("/api/result-all-dataget")).json();
	const [exam] = lists.exams;
	const year = lists.year.find((entry) => entry.year === exam?.year)?.id;
	return { year, exam_name: exam?.id, class: (await recordOf(request, studentId)).present_class, studentId };
}

test("each answer is that of the route: result, none, wrong and unreadable body", async ({ request }) => {
	const search = await searchFor(request, 2025001);
	const cases: [options: object, status: number, part: string][] = [
		[{ data: search }, 200, '"success":true'],
		[{ form: search }, 200, '"success":true'],
		[{ multipart: search }, 200, '"success":true'],
		[{ data: search, headers: { "Accept-Encoding": "identity" } }, 200, '"success":true'],
		[{ data: { ...search, studentId: 999 } }, 200, studentText.resultNotFound],
		[{ data: { ...search, year: "" } }, 422, errorText.invalid],
		[{ data: Buffer.from("{"), headers: { "Content-Type": "application/json" } }, 400, errorText.notJson],
		[{ data: "<a/>", headers: { "Content-Type": "application/xml" } }, 400, errorText.notJson],
		[{ data: { a: "ক".repeat(110_000) } }, 413, errorText.tooLarge],
	];
	for (const [options, status, part] of cases) {
		const direct = await answerOf(request, path, options);
		expect(direct.status, part).toBe(status);
		expect(direct.body).toContain(part);
		expect(direct).toEqual(await answerOf(request, routed, options));
	}
});

test("does not go through Next, and is compressed", async ({ request }) => {
	const data = await searchFor(request, 2025001);
	const [direct, byNext] = [await request.post(path, { data }), await request.post(routed, { data })];
	expect(byNext.headers().vary).toContain("next-router");
	expect(direct.headers().vary).toBe("Accept-Encoding");
	expect(direct.headers()["content-encoding"]).toBe("br");
	const plain = await request.post(path, { data, headers: { "Accept-Encoding": "identity" } });
	expect(plain.headers()["content-encoding"]).toBeUndefined();
	expect(plain.headers()["content-length"]).toBe(String((await plain.body()).length));
});

test("bodies that are never sent keep no other search waiting", async ({ request }) => {
	const { hostname, port } = new URL(sites.demo.url);
	const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 70\r\n\r\n{`;
	const slow = await Promise.all(
		Array.from({ length: 40 }, async () => {
			const socket = connect(Number(port), hostname);
			await once(socket, "connect");
			await new Promise((resolve) => socket.write(head, resolve));
			return socket;
		}),
	);
	const answer = await request.post(path, { data: await searchFor(request, 2025001) });
	expect(answer.status()).toBe(200);
	for (const socket of slow) socket.destroy();
	expect((await request.post(path, { data: {} })).status()).toBe(422);
});

test.describe("limit per address", () => {
	const school = ownSchool({ RESULT_SEARCHES_PER_MINUTE: "3" });

	test("counts what Next answers and what it does not together", async () => {
		const asking = await visitor(school);
		const data = { year: 1, exam_name: 1, class: 1, studentId: 2025001 };
		const answers = [];
		for (const to of [path, routed, path, path, routed]) answers.push(await asking.post(to, { data }));
		expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 429, 429]);
		for (const answer of answers.slice(3)) expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
		await asking.dispose();
	});
});
