import { randomBytes } from "node:crypto";
import { type APIRequestContext, expect, test } from "@playwright/test";
import sharp from "sharp";
import { studentText } from "@/lib/bengali/students";
import { bearer, expectFailure, login } from "./client";

const code = 2025141;
const path = `/api/profile-picture-change/${code}`;
const text = studentText.picture;

const noise = (side: number) =>
	sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });

async function imageOf(request: APIRequestContext, headers: Record<string, string>): Promise<string | null> {
	return (await (await request.get(`/api/student-get/${code}`, { headers })).json()).data.image;
}

test("a file and a data URL are resized and replace the old picture; refused ones do not", async ({ request }) => {
	const headers = bearer(await login(request, code));
	const buffer = await noise(600).jpeg().toBuffer();
	const file = { name: "IMG_20260101.jpg", mimeType: "image/jpeg", buffer };
	const sent = await request.post(path, { headers, multipart: { image: file } });
	const first = (await sent.json()).data.image;
	expect(await sent.json()).toEqual({ success: true, message: text.changed, data: { image: first } });
	const picture = await request.get(`/image/student/${first}`);
	const size = (await picture.body()).byteLength;
	expect(size).toBeLessThanOrEqual(100_000);
	expect(picture.headers()).toMatchObject({ "content-length": `${size}`, "cache-control": "private, no-store" });
	const part = await request.get(`/image/student/${first}`, { headers: { Range: "bytes=0-3" } });
	expect([part.status(), (await part.body()).toString()]).toEqual([206, "RIFF"]);
	expect(await imageOf(request, headers)).toBe(first);

	const data = { image: `data:image/jpeg;base64,${buffer.toString("base64")}` };
	const second = (await (await request.post(path, { headers, data })).json()).data.image;
	expect(second).not.toBe(first);
	expect((await request.get(`/image/student/${first}`)).status()).toBe(404);

	const png = { ...file, buffer: await noise(20).png().toBuffer() };
	for (const [wrong, sentence] of [
		[png, text.lies],
		[{ ...file, buffer: Buffer.from("<svg/>") }, text.kind],
		[{ ...file, buffer: Buffer.from("\0\0\0\x18ftypheic", "latin1") }, text.heic],
		[{ ...file, buffer: buffer.subarray(0, 3000) }, text.broken],
		[{ ...file, buffer: Buffer.alloc(0) }, text.required],
	] as const) {
		const errors = await expectFailure(await request.post(path, { headers, multipart: { image: wrong } }), 422, [
			"image",
		]);
		expect(errors).toEqual({ image: [sentence] });
	}
	await expectFailure(await request.post(path, { headers, data: {} }), 422, ["image"]);
	const large = { ...file, buffer: Buffer.alloc(6_000_000) };
	await expectFailure(await request.post(path, { headers, multipart: { image: large } }), 413);
	expect(await imageOf(request, headers)).toBe(second);
});

test("only valid picture names are served", async ({ request }) => {
	for (const name of [
		"x.webp",
		"..%2F..%2Fschool.db",
		"school.db",
		`${"a".repeat(32)}.webp`,
		`${"a".repeat(32)}.webp%00`,
	])
		expect((await request.get(`/image/student/${name}`)).status()).toBe(404);
});
