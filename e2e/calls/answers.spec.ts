import { expect, test } from "@playwright/test";
import type { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import type { homeAnswer, itemPageAnswer, peopleAnswer, slidesAnswer } from "@/lib/contract/shapes";
import { calls, expectFailure, lists, send, strict } from "./calls";

for (const call of calls) {
	test.describe(`${call.method} ${call.path}`, () => {
		test("responds with exactly the fields of its schema", async ({ request }) => {
			const answer = await send(request, call);
			expect(answer.status()).toBe(200);
			strict(call.answer).parse(await answer.json());
			const headers = answer.headers();
			expect(headers["content-type"]).toMatch(/^application\/json/);
			expect(headers["cache-control"]).toBe("no-store");
			expect(headers["x-content-type-options"]).toBe("nosniff");
			expect(headers["x-powered-by"]).toBeUndefined();
			expect((await answer.body())[0]).toBe("{".charCodeAt(0));
		});

		test("responds the same with X-Requested-With", async ({ request }) => {
			const headers = { "X-Requested-With": "XMLHttpRequest" };
			const answer = await request.fetch(call.path, { method: call.method, headers });
			expect(await answer.json()).toEqual(await (await send(request, call)).json());
		});

		test("refuses the other methods", async ({ request }) => {
			const others = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => method !== call.method);
			for (const method of others) {
				const answer = await request.fetch(call.path, { method });
				await expectFailure(answer, 405, errorText.methodNotAllowed);
				expect(answer.headers().allow).toContain(call.method);
			}
			const head = await request.head(call.path);
			expect(head.status()).toBe(call.method === "GET" ? 200 : 405);
			const options = await request.fetch(call.path, { method: "OPTIONS" });
			expect([options.status(), options.headers().allow]).toEqual([204, head.headers().allow ?? "GET, HEAD, OPTIONS"]);
		});
	});
}

test("responses contain the seeded school", async ({ request }) => {
	const slides: z.infer<typeof slidesAnswer> = await (await request.get("/api/homeslider")).json();
	expect(slides.data).toHaveLength(4);
	const peopleOf = async (path: string): Promise<z.infer<typeof peopleAnswer>> => (await request.post(path)).json();
	expect((await peopleOf("/api/teachers-get")).data).toHaveLength(24);
	expect((await peopleOf("/api/committee-get")).data).toHaveLength(9);
});

test("home has the newest five of each list", async ({ request }) => {
	const home: z.infer<typeof homeAnswer> = await (await request.post("/api/home-page-data")).json();
	for (const [index, { data }] of [home.notice, home.routine, home.curriulum].entries()) {
		const list: z.infer<typeof itemPageAnswer> = await (await request.post(lists[index] ?? "")).json();
		expect(data).toEqual(list.notice.data.slice(0, 5));
	}
	expect(home.schoolhistory.length).toBeGreaterThan(1);
	expect(home.imageContentwithoutSchoolHistory.length).toBeGreaterThan(0);
});

test("any other path under /api is not found, whatever the method", async ({ request }) => {
	for (const path of ["/api", "/api/nothing", "/api/nothing/at/all", "/api/notices-get/1", "/api/get-params-name"]) {
		for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
			await expectFailure(await request.fetch(path, { method }), 404, errorText.notFound);
		}
	}
});
