/**
 * Next lists all functions that a request may name in a manifest, whose format is internal to Next: the actions of forms,
 * and every function with `"use cache"`, because it could be given to the browser. None of ours is, so these entries are
 * left out of a build: cached reads answer nobody but pages. Their identifiers begin with a bit of their own.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

type Manifest = { node: Record<string, { workers: Record<string, unknown>; filename?: string }>; edge: object };

const name = "server-reference-manifest.json";
const manifestIn = (folder: string) => path.join(folder, "server", name);

const read = (file: string): Manifest => JSON.parse(readFileSync(file, "utf8"));

/** As Next tells them apart (shared/lib/server-reference-info). */
const isCached = (id: string) => Number.parseInt(id.slice(0, 2), 16) >= 0x80;

/**
 * @param folder of the compiled site
 * @throws Error if the manifest has another format
 */
export function leaveOutCachedReads(folder: string): void {
	if (!Object.keys(read(manifestIn(folder)).node).some(isCached)) throw new Error(`${name} names no cached reads`);
	const server = path.join(folder, "server");
	for (const file of readdirSync(server, { recursive: true, encoding: "utf8" })) {
		if (path.basename(file) !== name) continue;
		const manifest = read(path.join(server, file));
		const node = Object.fromEntries(Object.entries(manifest.node).filter(([id]) => !isCached(id)));
		writeFileSync(path.join(server, file), JSON.stringify({ ...manifest, node }));
	}
}

/** @returns the identifiers of the actions of each page, by its path; none in development, which has no manifest */
export function readFormActions(folder = ".next"): Map<string, string[]> {
	const actions = new Map<string, string[]>();
	let manifest: Manifest;
	try {
		manifest = read(manifestIn(folder));
	} catch {
		return actions;
	}
	for (const [id, { workers }] of Object.entries(manifest.node))
		for (const worker of isCached(id) ? [] : Object.keys(workers)) {
			const page = worker
				.replace(/^app/, "")
				.replace(/\/page$/, "")
				.replaceAll(/\/\([^)]+\)/g, "");
			actions.set(page, [...(actions.get(page) ?? []), id]);
		}
	return actions;
}
