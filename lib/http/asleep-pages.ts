/**
 * Writes the public pages for the front, which serves them while no process of the school runs (deploy/schools/asleep.conf):
 * what a visitor without a cookie gets, the pages compressed, everything else as it is, and links to the files of the
 * build. A file's path is that of the address.
 */
import "server-only";
import { readdirSync } from "node:fs";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { monthOf } from "@/lib/contract/days";
import { asciiPath, yearMarksPath } from "@/lib/contract/paths";
import { environment } from "@/lib/machine/environment";
import { beginPages } from "@/lib/office/idle/leave";
import { askOwn, type OwnAnswer } from "./ask-own";
import { leftFiles, leftPages } from "./left-to-front";

/**
 * @returns files and folders of the build that have an address of their own, `_next/static` and those of `public`, and
 * where they are
 */
function buildFiles(): [name: string, target: string][] {
	const program = process.cwd();
	const open = path.join(program, "public");
	const names = readdirSync(/* turbopackIgnore: true */ open);
	return [
		["_next/static", path.join(program, ".next", "static")],
		...names.map((name): [string, string] => [name, path.join(open, name)]),
	];
}

/** The newest of them; a school publishes fewer in some years. */
const mostRecords = 300;

/** Bytes of pictures, from the home page on. What is beyond wakes the school. */
const mostPictures = 20_000_000;

/** Bytes of a name in common file systems, with the ending of a page. */
const longestName = 255 - ".html.gz".length;

function decode(names: string[]): string[] | null {
	try {
		return names.map(decodeURIComponent);
	} catch {
		return null;
	}
}

/**
 * @param address path of an address, encoded
 * @returns the file's path; null if it cannot be one, or would be that of another address
 */
export function fileOf(address: string): string | null {
	const names = decode(address.slice(1).split("/"));
	if (!names) return null;
	const isFile = (name: string) =>
		!/[/\\\0]/.test(name) && ![".", ".."].includes(name) && Buffer.byteLength(name) <= longestName;
	const isWhole = address === "/" || names.every((name) => name !== "" && isFile(name));
	return address.startsWith("/") && isWhole ? names.join("/") : null;
}

/** @returns the page with its script policy, which the front could only send by one header for all pages */
export function withPolicy({ headers, body }: Pick<OwnAnswer, "headers" | "body">): string {
	const policies = String(headers["content-security-policy"] ?? "").split(", ");
	const scripts = policies.find((policy) => policy.startsWith("script-src"));
	const html = body.toString("utf8");
	if (!scripts) return html;
	return html.replace("<head>", `<head><meta http-equiv="Content-Security-Policy" content="${scripts}"/>`);
}

/** @returns paths of the newest records, from the sitemap */
export function newestOf(sitemap: string): string[] {
	const entries = [...sitemap.matchAll(/<url>\s*<loc>([^<]*)<\/loc>(?:\s*<lastmod>([^<]*)<\/lastmod>)?/g)];
	return entries
		.map(([, address = "", changed = ""]) => ({ path: new URL(address.replaceAll("&amp;", "&")).pathname, changed }))
		.sort((a, b) => (a.changed < b.changed ? 1 : -1))
		.slice(0, mostRecords)
		.map(({ path }) => path);
}

/** Of pictures, in attributes and in the data for Next's router, where names are not always encoded. */
const pictureAddress = /\/image\/(?!student\/)[^/"' ,()\\&]+\/[^"' ,()\\&?]+/g;

/** @param folder {@link beginPages} */
async function write(folder: string, file: string, content: string | Buffer): Promise<void> {
	const place = path.join(folder, file);
	await mkdir(path.dirname(place), { recursive: true });
	await writeFile(place, content);
}

async function writePage(folder: string, address: string): Promise<string[]> {
	const file = fileOf(address);
	if (file === null) return [];
	const answer = await askOwn(address);
	const isPage = answer.status === 200 && String(answer.headers["content-type"]).startsWith("text/html");
	if (!isPage) return [];
	const html = withPolicy(answer);
	await write(folder, `${file}.html.gz`, await promisify(gzip)(html));
	return (html.match(pictureAddress) ?? []).map(asciiPath);
}

async function writeFiles(folder: string, addresses: Iterable<string>, most = Number.POSITIVE_INFINITY): Promise<void> {
	let bytes = 0;
	for (const address of addresses) {
		const file = fileOf(address);
		const answer = file === null ? null : await askOwn(address);
		if (!file || answer?.status !== 200) continue;
		bytes += answer.body.length;
		if (bytes > most) return;
		await write(folder, file, answer.body);
	}
}

/** @returns whether there are pages; none without ASLEEP_DIR */
export async function writePages(): Promise<boolean> {
	const { ASLEEP_DIR } = environment;
	if (!ASLEEP_DIR) return false;
	const folder = beginPages(ASLEEP_DIR);
	const sitemap = await askOwn("/sitemap.xml");
	const records = sitemap.status === 200 ? newestOf(sitemap.body.toString("utf8")) : [];
	const pictures = new Set<string>();
	for (const address of new Set([...leftPages, ...records]))
		for (const picture of await writePage(folder, address)) pictures.add(picture);
	const { year } = monthOf(Date.now());
	await writeFiles(folder, [...leftFiles, yearMarksPath(year), yearMarksPath(year + 1)]);
	await writeFiles(folder, pictures, mostPictures);
	for (const [name, target] of buildFiles()) {
		await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
		await symlink(target, path.join(folder, name));
	}
	// What monitors ask.
	await write(folder, "healthz", '{"ok":true,"asleep":true}');
	return true;
}
