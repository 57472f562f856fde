import { type APIRequestContext, expect, test } from "@playwright/test";
import { picturePath } from "@/lib/contract/paths";

async function slide(request: APIRequestContext): Promise<string> {
	const { data } = await (await request.get("/api/homeslider")).json();
	return picturePath("slider", data[0].image_url);
}

test("a file tells its length and is sent in parts", async ({ request }) => {
	const path = await slide(request);
	const whole = await request.get(path);
	const bytes = await whole.body();
	const { etag = "", ...headers } = whole.headers();
	expect(headers).toMatchObject({ "content-length": String(bytes.length), "accept-ranges": "bytes" });

	const get = (range: string, more = {}) => request.get(path, { headers: { Range: range, ...more } });
	const part = await get("bytes=10-19");
	expect([part.status(), part.headers()["content-range"]]).toEqual([206, `bytes 10-19/${bytes.length}`]);
	expect(part.headers()["content-length"]).toBe("10");
	expect((await part.body()).equals(bytes.subarray(10, 20))).toBe(true);
	expect((await get("bytes=10-19", { "If-Range": etag })).status()).toBe(206);
	expect((await get("bytes=10-19", { "If-Range": '"old"' })).status()).toBe(200);
	const none = await get(`bytes=${bytes.length}-`);
	expect([none.status(), none.headers()["content-range"]]).toEqual([416, `bytes */${bytes.length}`]);

	const head = await request.head(path);
	expect([head.status(), head.headers()["content-length"]]).toEqual([200, String(bytes.length)]);
	const partOfHead = await request.head(path, { headers: { Range: "bytes=0-3" } });
	expect([partOfHead.status(), partOfHead.headers()["content-length"]]).toEqual([206, "4"]);
});
