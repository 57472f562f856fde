import { type APIRequestContext, expect, test } from "@playwright/test";
import sharp from "sharp";
import { downloadPath, pictureFolders, picturePath } from "@/lib/contract/paths";
import { sharedSchool, signInHead, visitor } from "./own-school";

const school = sharedSchool();
let asking: APIRequestContext;
let headers: { Authorization: string };
test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
});
test.afterAll(() => asking.dispose());

const statusOf = async (path: string, more = {}) => (await asking.get(path, { headers: more })).status();

test("a scan is served from every folder while its notice is published, and at no other time", async () => {
	const buffer = await sharp({ create: { width: 1000, height: 9, channels: 3, background: "red" } })
		.png()
		.toBuffer();
	const file = { name: "গোপন নোটিশ.png", mimeType: "image/png", buffer };
	const multipart = { file, _payload: JSON.stringify({ alt: "নোটিশ" }) };
	const { doc: media } = await (await asking.post("/cms/media", { headers, multipart })).json();
	const names: string[] = [media.filename, media.sizes.small.filename, media.sizes.medium.filename];
	const paths = [
		...names.flatMap((name) => pictureFolders.map((folder) => picturePath(folder, name))),
		downloadPath(media.filename),
	];
	const expectAll = async (status: number) => {
		for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, status]);
	};
	await expectAll(404);
	const data = { name: "নোটিশ", files: [media.id], _status: "draft" };
	const { doc } = await (await asking.post("/cms/notices", { headers, data })).json();
	const set = async (change: object) =>
		expect((await asking.patch(`/cms/notices/${doc.id}`, { headers, data: change })).status()).toBe(200);
	await expectAll(404);

	await set({ _status: "published" });
	await expectAll(200);
	const answer = await asking.get(paths[0] ?? "");
	expect(answer.headers()["cache-control"]).toBe("private, max-age=3600");
	const known = { "If-None-Match": answer.headers().etag ?? "" };
	expect(await statusOf(paths[0] ?? "", known)).toBe(304);

	await set({ _status: "draft" });
	await expectAll(404);
	expect(await statusOf(paths[0] ?? "", known)).toBe(404);

	// Staff still get the file, anonymous visitors never.
	const own = `/cms/media/file/${encodeURIComponent(media.filename)}`;
	expect(await statusOf(own, headers)).toBe(200);
	// A new context: the other one has the login's cookie.
	const anonymous = await visitor(school);
	expect((await anonymous.get(own)).status()).toBe(401);
	await anonymous.dispose();
});
