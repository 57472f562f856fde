import { expect, test } from "@playwright/test";
import { errorText } from "@/lib/bengali/errors";
import { calls, expectFailure } from "./calls";

const json = { "Content-Type": "application/json" };

for (const { path } of calls.filter(({ method }) => method === "POST")) {
	test.describe(path, () => {
		test("accepts all three content types, and no body", async ({ request }) => {
			const none = await (await request.post(path)).json();
			for (const body of [{ data: {} }, { form: { নাম: "ভোলা" } }, { multipart: { নাম: "ভোলা" } }]) {
				const answer = await request.post(path, body);
				expect(answer.status()).toBe(200);
				expect(await answer.json()).toEqual(none);
			}
		});

		test("refuses a body that cannot be read", async ({ request }) => {
			for (const data of ['{"a":', "a", "\xff"]) {
				const answer = await request.post(path, { headers: json, data: Buffer.from(data, "latin1") });
				await expectFailure(answer, 400, errorText.notJson);
			}
			const xml = await request.post(path, { headers: { "Content-Type": "application/xml" }, data: "<a/>" });
			await expectFailure(xml, 400, errorText.notJson);
		});

		test("refuses JSON that is not an object", async ({ request }) => {
			for (const data of ["[]", "null", "1", '"a"']) {
				const answer = await request.post(path, { headers: json, data: Buffer.from(data) });
				await expectFailure(answer, 422, errorText.invalid);
			}
		});

		test("refuses a null byte in a text", async ({ request }) => {
			const failure = await expectFailure(await request.post(path, { data: { a: "\0" } }), 422, errorText.invalid);
			expect(failure).toMatchObject({ errors: { a: [errorText.field.control] } });
		});

		test("refuses a body that is too large", async ({ request }) => {
			const answer = await request.post(path, { data: { a: "ক".repeat(110_000) } });
			await expectFailure(answer, 413, errorText.tooLarge);
		});
	});
}
