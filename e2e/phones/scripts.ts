/** Collects every script that a public page can load. */
import type { APIRequestContext } from "@playwright/test";
import { routes } from "../routes";

/** Pages with private data; their HTML shells are public. */
const ownPages = [
	"/profile/2025001",
	"/change-password/2025001",
	"/student/details/1",
	"/student-result-publish/1/1/1/2025001",
];

export type Script = { name: string; text: string };

const filesIn = (text: string) => text.match(/static\/chunks\/[\w.~-]+\.js/g) ?? [];

/** @returns script files, inline scripts and the service worker */
export async function shippedScripts(request: APIRequestContext): Promise<Script[]> {
	const scripts: Script[] = [{ name: "sw.js", text: await (await request.get("/sw.js")).text() }];
	const files = new Set<string>();
	for (const path of [...routes.map((route) => route.path), ...ownPages]) {
		const html = await (await request.get(path)).text();
		for (const file of filesIn(html)) files.add(file);
		// No src, and no JSON-LD.
		const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
		for (const [index, [, text = ""]] of inline.entries()) scripts.push({ name: `${path}, script ${index}`, text });
	}
	// The set grows during the iteration: scripts contain the names of lazily loaded chunks.
	for (const file of files) {
		const text = await (await request.get(`/_next/${file}`)).text();
		scripts.push({ name: file, text });
		for (const late of filesIn(text)) files.add(late);
	}
	return scripts;
}
