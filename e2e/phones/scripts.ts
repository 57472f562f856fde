/** Every script that a public page can load, as the site ships it. */
import type { APIRequestContext } from "@playwright/test";
import { routes } from "../routes";

/** Pages of one person's own: shells that anybody may open. */
const ownPages = [
	"/profile/2025001",
	"/change-password/2025001",
	"/student/details/1",
	"/student-result-publish/1/1/1/2025001",
];

export type Script = { name: string; text: string };

const filesIn = (text: string) => text.match(/static\/chunks\/[\w.~-]+\.js/g) ?? [];

/** @returns the scripts by files, those inside the pages, and the service worker */
export async function shippedScripts(request: APIRequestContext): Promise<Script[]> {
	const scripts: Script[] = [{ name: "sw.js", text: await (await request.get("/sw.js")).text() }];
	const files = new Set<string>();
	for (const path of [...routes.map((route) => route.path), ...ownPages]) {
		const html = await (await request.get(path)).text();
		for (const file of filesIn(html)) files.add(file);
		// Without an address, and no data.
		const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
		for (const [index, [, text = ""]] of inline.entries()) scripts.push({ name: `${path}, script ${index}`, text });
	}
	// A set that grows while it is walked: what loads late is named in the scripts themselves.
	for (const file of files) {
		const text = await (await request.get(`/_next/${file}`)).text();
		scripts.push({ name: file, text });
		for (const late of filesIn(text)) files.add(late);
	}
	return scripts;
}
