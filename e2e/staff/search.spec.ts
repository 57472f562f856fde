/** The search of a school whose staff publish, withdraw and attach files, and its limits. */
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { searchText } from "@/lib/bengali/search";
import { searchPath, suggestionsPath } from "@/lib/contract/paths";
import { ownSchool, signInHead, visitor } from "./own-school";

const school = ownSchool({ TRUST_PROXY: "1", SEARCHES_PER_MINUTE: "60" });
test.describe.configure({ mode: "serial" });

const title = "বার্ষিক বনভোজন";

/** @returns the page of results */
async function search(asking: APIRequestContext, q: string): Promise<string> {
	const answer = await asking.get(searchPath, { params: { q } });
	expect(answer.status()).toBe(200);
	return answer.text();
}

test("a notice is found when it is published, soon by the text of its file, and no longer when it is withdrawn", async () => {
	const asking = await visitor(school);
	const headers = await signInHead(asking);
	const buffer = readFileSync("lib/search/file-texts/testing/chromium.pdf");
	const uploaded = await asking.post("/cms/media", {
		headers,
		multipart: {
			file: { name: "চিঠি.pdf", mimeType: "application/pdf", buffer },
			_payload: JSON.stringify({ alt: "" }),
		},
	});
	expect(uploaded.status(), await uploaded.text()).toBe(201);
	const { id: file } = (await uploaded.json()).doc;
	expect(await search(asking, "বনভোজন")).toContain(searchText.nothing("বনভোজন"));
	const made = await asking.post("/cms/notices", {
		headers,
		data: { name: title, files: [file], _status: "published" },
	});
	const { id } = (await made.json()).doc;
	expect(await search(asking, "বনভোজন")).toContain(searchText.found(1));
	// The file is read after its upload, in a process of its own.
	await expect.poll(() => search(asking, "শৌচাগার"), { intervals: [1000] }).toContain(searchText.inFile);
	await asking.patch(`/cms/notices/${id}`, { headers, data: { _status: "draft" } });
	for (const q of ["বনভোজন", "শৌচাগার"]) expect(await search(asking, q)).toContain(searchText.nothing(q));
	await asking.dispose();
});

test("an address that searches too often gets a sentence; others are answered", async () => {
	const often = await visitor(school, "203.0.113.7");
	for (let count = 0; count < 60; count += 1) await often.get(suggestionsPath, { params: { q: "নোটিশ" } });
	const call = await often.get(suggestionsPath, { params: { q: "নোটিশ" } });
	expect([call.status(), Number(call.headers()["retry-after"]) > 0]).toEqual([429, true]);
	const { message } = await call.json();
	expect(message).toMatch(/মিনিট পরে আবার চেষ্টা করুন/);
	expect(await search(often, "নোটিশ")).toContain(message);
	const other = await visitor(school, "203.0.113.8");
	expect((await other.get(suggestionsPath, { params: { q: "নোটিশ" } })).status()).toBe(200);
	for (const one of [often, other]) await one.dispose();
});
