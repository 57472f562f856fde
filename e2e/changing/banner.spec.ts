/** Cached pages get the urgent banner when staff set it, with a policy that names its script, and lose it again. */

import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { bannerScript } from "@/lib/contract/banner-script";
import type { BannerRequest } from "@/lib/office/banner/calls";
import { callPath } from "@/lib/office/paths";
import { staffOf } from "../calls/students/staff";

const hash = createHash("sha256").update(bannerScript).digest("base64");

test("cached pages show the banner from its publication until it is taken down", async ({ request }) => {
	const { headers } = await staffOf(request);
	const text = "বিদ্যালয় বন্ধ".normalize("NFC");
	const data: BannerRequest = { text, link: "", startsLater: false, startsAt: "", end: "week", endsAt: "" };
	const paths = ["/", "/contact", "/notices", "/student-login", "/nothing-here"];
	const shows = async (path: string) => (await (await request.get(path)).text()).includes(text);
	// Rendered once, so that every page is cached without the banner.
	for (const path of paths) expect([path, await shows(path)]).toEqual([path, false]);
	try {
		expect((await request.post(callPath("banner/publish"), { headers, data })).status()).toBe(200);
		for (const path of paths) expect([path, await shows(path)]).toEqual([path, true]);
		const again = await request.get("/contact");
		expect(JSON.stringify(again.headersArray())).toContain(`sha256-${hash}`);
	} finally {
		await request.post(callPath("banner/take-down"), { headers });
	}
	for (const path of paths) expect([path, await shows(path)]).toEqual([path, false]);
});
