/** Reads the link preview of a page as Facebook and WhatsApp do, and checks it by their published rules. */
import { type APIRequestContext, expect } from "@playwright/test";
import sharp from "sharp";

export type Tags = Map<string, string>;

/** WhatsApp reads only so many bytes of a page, and shows no larger picture. */
const mostBytes = 300_000;

/** @returns the content of the page's meta elements by property or name */
export async function tagsOf(request: APIRequestContext, path: string, headers = {}): Promise<Tags> {
	const html = (await (await request.get(path, { headers })).text()).slice(0, mostBytes);
	const tags: Tags = new Map();
	for (const [, name = "", content = ""] of html.matchAll(
		/<meta (?:property|name)="((?:og|twitter|article):[\w:]+)" content="([^"]*)"/g,
	))
		tags.set(name, content);
	return tags;
}

/**
 * Expects a picture that every service shows large: an absolute address, a JPEG of at least 600 by 315 pixels in the
 * ratio 1.91:1, below 300 KB, with its type, its sizes and words for it.
 */
export async function expectPicture(
	request: APIRequestContext,
	tags: Tags,
	prefix: "og" | "twitter",
	site: string,
): Promise<void> {
	const address = new URL(tags.get(`${prefix}:image`) ?? "");
	expect(address.origin).toBe(site);
	const answer = await request.get(address.pathname);
	expect(answer.status()).toBe(200);
	expect(answer.headers()["content-type"]).toBe("image/jpeg");
	const bytes = await answer.body();
	const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
	expect(format).toBe("jpeg");
	expect(width).toBeGreaterThanOrEqual(600);
	expect(height).toBeGreaterThanOrEqual(315);
	expect(width / height).toBeCloseTo(1.91, 1);
	expect([tags.get(`${prefix}:image:width`), tags.get(`${prefix}:image:height`)]).toEqual([`${width}`, `${height}`]);
	expect(tags.get(`${prefix}:image:type`)).toBe("image/jpeg");
	expect(bytes.length).toBeLessThan(mostBytes);
	expect(tags.get(`${prefix}:image:alt`)).toBeTruthy();
}
