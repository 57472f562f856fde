import { type APIRequestContext, expect, test } from "@playwright/test";
import type { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { itemKinds } from "@/lib/contract/educational";
import { contentAnswer, type homeAnswer, itemAnswer, type itemPageAnswer } from "@/lib/contract/shapes";
import { expectFailure, strict } from "./calls";

const itemCall = (kind: string, name: string) => `/api/get-params-name/${kind}/${encodeURIComponent(name)}`;
const contentCall = (name: string) => `/api/get-content-details/${encodeURIComponent(name)}`;

/** The text with precomposed letters. */
const otherEncoding = (text: string) =>
	text.replaceAll("\u09af\u09bc", "\u09df").replaceAll("\u09a1\u09bc", "\u09dc").replaceAll("\u09a2\u09bc", "\u09dd");

async function allItems(request: APIRequestContext, path: string) {
	const items: z.infer<typeof itemPageAnswer>["notice"]["data"] = [];
	for (let next: string | null = path; next; ) {
		const { notice }: z.infer<typeof itemPageAnswer> = await (await request.post(next)).json();
		items.push(...notice.data);
		next = notice.next_page_url;
	}
	return items;
}

for (const kind of itemKinds) {
	test(`every ${kind} is found by its name, in either encoding`, async ({ request }) => {
		for (const item of await allItems(request, `/api/${kind}s-get`)) {
			for (const name of new Set([item.name, otherEncoding(item.name)])) {
				const answer = await request.post(itemCall(kind, name));
				expect(answer.status(), name).toBe(200);
				expect(strict(itemAnswer).parse(await answer.json())).toEqual({ data: item });
			}
		}
	});
}

test("every content of the home page is found by its name", async ({ request }) => {
	const home: z.infer<typeof homeAnswer> = await (await request.post("/api/home-page-data")).json();
	for (const content of [...home.schoolhistory, ...home.imageContentwithoutSchoolHistory]) {
		const answer = await request.post(contentCall(content.name));
		expect(answer.status(), content.name).toBe(200);
		expect(strict(contentAnswer).parse(await answer.json())).toEqual({ content });
	}
});

const unknown = ["নেই", 'a/b "c"', "%", "100%25", ".", "..", "' or 1=1 --", "\u0000", "ক".repeat(1000)];

test("an unknown name or kind is not found", async ({ request }) => {
	const paths = [
		...unknown.flatMap((name) => [itemCall("notice", name), contentCall(name)]),
		itemCall("teacher", "নেই"),
		itemCall("Notice", "নেই"),
		"/api/get-params-name/notice",
		"/api/get-content-details",
	];
	for (const path of paths) await expectFailure(await request.post(path), 404, errorText.notFound);
});
