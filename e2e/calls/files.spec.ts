import { type APIRequestContext, expect, test } from "@playwright/test";
import type { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { downloadPath, pictureFolders, picturePath } from "@/lib/contract/paths";
import type { itemPageAnswer, slidesAnswer } from "@/lib/contract/shapes";

async function slideFile(request: APIRequestContext): Promise<string> {
	const slides: z.infer<typeof slidesAnswer> = await (await request.get("/api/homeslider")).json();
	return slides.data[0]?.image_url ?? "";
}

async function attachments(request: APIRequestContext): Promise<string[]> {
	const answers = ["/api/notices-get", "/api/routines-get", "/api/curriculums-get"].map(async (path) => {
		const { notice }: z.infer<typeof itemPageAnswer> = await (await request.post(path)).json();
		return notice.data.flatMap(({ image }) => image ?? []);
	});
	return [...new Set((await Promise.all(answers)).flat())];
}

test("a picture is served from each folder, and cached by the browser for an hour", async ({ request }) => {
	const file = await slideFile(request);
	for (const folder of pictureFolders) {
		const answer = await request.get(picturePath(folder, file));
		expect(answer.status()).toBe(200);
		expect(answer.headers()).toMatchObject({
			"content-type": "image/webp",
			"cache-control": "private, max-age=3600",
			"x-content-type-options": "nosniff",
		});
		expect(answer.headers()["content-disposition"]).toMatch(/^inline; filename\*=UTF-8''[\w.%-]+$/);
		expect((await answer.body()).subarray(8, 12).toString()).toBe("WEBP");
	}
});

test("a picture is not sent for a matching ETag or for HEAD", async ({ request }) => {
	const path = picturePath("slider", await slideFile(request));
	const { etag } = (await request.get(path)).headers();
	const known = await request.get(path, { headers: { "If-None-Match": etag ?? "" } });
	expect([known.status(), (await known.body()).length]).toEqual([304, 0]);
	const head = await request.head(path);
	expect([head.status(), head.headers()["content-type"], head.headers().etag]).toEqual([200, "image/webp", etag]);
});

test("attachments of published items are downloaded by name", async ({ request }) => {
	const files = await attachments(request);
	expect(files.length).toBeGreaterThan(0);
	for (const file of files) {
		const answer = await request.get(downloadPath(file));
		expect(answer.status(), file).toBe(200);
		const types: Record<string, string> = { pdf: "application/pdf", jpg: "image/jpeg", png: "image/png" };
		expect(answer.headers()["content-type"]).toBe(types[file.split(".").at(-1) ?? ""]);
		expect(answer.headers()["cache-control"]).toBe("public, no-cache");
		const name = answer.headers()["content-disposition"]?.split("''")[1] ?? "";
		expect(decodeURIComponent(name)).toBe(file);
	}
});

test("nothing else is served", async ({ request }) => {
	const file = await slideFile(request);
	const { data } = await (await request.get("/api/setting-get")).json();
	const paths = [
		`/image/other/${encodeURIComponent(file)}`,
		`/image/slider/${encodeURIComponent(`${file}x`)}`,
		...[
			"../school.db",
			`../media/${file}`,
			`..\\media\\${file}`,
			"../secret",
			"secret",
			"a.svg",
			"a.html",
			"a.webp\0",
		].flatMap((name) => [
			`/image/slider/${encodeURIComponent(name)}`,
			`/educational/notice-routine/${encodeURIComponent(name)}`,
		]),
		// The logo is no attachment.
		downloadPath(data.logo),
		downloadPath("নেই.pdf"),
	];
	for (const path of paths) {
		const answer = await request.get(path);
		expect(answer.status(), path).toBe(404);
		expect(await answer.text(), path).toContain(errorText.notFound);
	}
});
