import { type APIRequestContext, expect, test } from "@playwright/test";
import type { z } from "zod";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { itemPageAnswer } from "@/lib/contract/shapes";
import { expectFailure, strict } from "./calls";

const totals = { "/api/notices-get": 60, "/api/routines-get": 25, "/api/curriculums-get": 12 };

async function pageAt(request: APIRequestContext, path: string) {
	const answer = await request.post(path);
	expect(answer.status(), path).toBe(200);
	return (strict(itemPageAnswer).parse(await answer.json()) as z.infer<typeof itemPageAnswer>).notice;
}

for (const [path, total] of Object.entries(totals)) {
	test.describe(path, () => {
		test("can be read to the end by next_page_url", async ({ request }) => {
			const pages = [await pageAt(request, path)];
			for (let next = pages[0]?.next_page_url; next; next = pages.at(-1)?.next_page_url) {
				expect(next).toBe(`${path}?page=${pages.length + 1}`);
				pages.push(await pageAt(request, next));
			}
			expect(pages).toHaveLength(Math.ceil(total / 10));
			for (const [index, page] of pages.entries()) {
				expect(page).toMatchObject({ current_page: index + 1, per_page: 10, total });
			}
			const items = pages.flatMap(({ data }) => data);
			expect(items).toHaveLength(total);
			expect(new Set(items.map(({ name }) => name)).size).toBe(total);
			const times = items.map(({ created_at }) => Date.parse(created_at));
			expect(times).toEqual([...times].sort((a, b) => b - a));
		});

		test("takes Bengali digits", async ({ request }) => {
			const given = encodeURIComponent(toBengaliDigits(2));
			expect(await pageAt(request, `${path}?page=${given}`)).toEqual(await pageAt(request, `${path}?page=2`));
		});

		test("is empty after its end", async ({ request }) => {
			expect(await pageAt(request, `${path}?page=999`)).toMatchObject({ data: [], total, next_page_url: null });
		});

		for (const page of ["0", "-1", "abc", "1.5", "", "9999999999", "1 2"]) {
			test(`has no page "${page}"`, async ({ request }) => {
				const answer = await request.post(`${path}?page=${encodeURIComponent(page)}`);
				const failure = await expectFailure(answer, 422, errorText.invalid);
				expect(failure).toMatchObject({ errors: { page: [errorText.field.number] } });
			});
		}
	});
}
