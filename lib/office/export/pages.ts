/** The archive's pages: notices and pages as HTML files with links to their files, and index.html, which tells what is in it. */
import "server-only";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { formatMoment } from "@/lib/bengali/dates";
import { idOf } from "@/lib/data/ids";
import { escapeHtml } from "@/lib/school/escape-html";
import { htmlOf } from "@/lib/school/rich-text";
import { groupBy } from "../lists/known";
import { type Archived, fileNameOf } from "./files";
import { archiveText } from "./text";

export type Page = { name: string; title: string; group: string; html: string };

const style = `body{max-width:50rem;margin:1rem auto;padding:0 1rem;font:1rem/1.7 system-ui,sans-serif;color:#1c2521}
h1{font-size:1.4rem}h2{font-size:1.15rem;margin-top:1.5rem}img{max-width:100%}table{border-collapse:collapse}
td,th{border:1px solid #cdd8d2;padding:.25rem .5rem;text-align:start;vertical-align:top}`;

/** @param title plain text @param body HTML @returns a whole HTML file that needs nothing else */
export const htmlFile = (title: string, body: string): string => `<!doctype html>
<html lang="bn"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${style}</style><body><h1>${escapeHtml(title)}</h1>
${body}
</body></html>
`;

/** @param target a name in the archive @param from how many folders deep the page is */
export const link = (target: string, label: string, from = 0): string =>
	`<a href="${"../".repeat(from)}${escapeHtml(target.split("/").map(encodeURIComponent).join("/"))}">${escapeHtml(label)}</a>`;

/** What the four collections and the globals with a text have, each some of it. */
type Doc = {
	id: number;
	name?: string | null;
	publishedAt?: string | null;
	_status?: string | null;
	summary?: string | null;
	readmoreText?: string | null;
	body?: object | null;
	picture?: number | { id: number } | null;
	files?: (number | { id: number })[] | null;
	rows?: Record<"what" | "why" | "time" | "who", string>[] | null;
};

const collections = ["notices", "routines", "curriculums", "contents"] as const satisfies CollectionSlug[];
const globals = ["privacy", "accessibility"] as const satisfies GlobalSlug[];

type Uploads = ReadonlyMap<number, { name: string; title: string; isPicture: boolean }>;

async function uploadsOf(payload: Payload, files: readonly Archived[]): Promise<Uploads> {
	const names = new Map(files.map(({ stored, name }) => [stored, name]));
	const { docs } = await payload.find({ collection: "media", depth: 0, pagination: false });
	return new Map(
		docs.flatMap(({ id, filename, alt, mimeType }) => {
			const name = names.get(`media/${filename}`);
			return name ? [[id, { name, title: alt || name, isPicture: Boolean(mimeType?.startsWith("image/")) }]] : [];
		}),
	);
}

function bodyOf(doc: Doc, uploads: Uploads): string {
	const ids = [doc.picture, ...(doc.files ?? [])].flatMap((file) => idOf(file) ?? []);
	const found = ids.flatMap((id) => uploads.get(id) ?? []);
	const facts = [doc.publishedAt && formatMoment(doc.publishedAt), doc._status === "draft" && archiveText.draft].filter(
		Boolean,
	);
	const paragraphs = [facts.join(", "), doc.summary, doc.readmoreText].filter(Boolean) as string[];
	const cells = (doc.rows ?? []).map(({ what, why, time, who }) => [what, why, time, who]);
	const table = cells.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`);
	const shown = found.map(({ name, title, isPicture }) => {
		const src = `../${name.split("/").map(encodeURIComponent).join("/")}`;
		return `<li>${link(name, title, 1)}${isPicture ? `<br><img alt="" src="${escapeHtml(src)}">` : ""}</li>`;
	});
	return [
		...paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`),
		htmlOf(doc.body),
		table.length > 0 ? `<table>${table.join("")}</table>` : "",
		shown.length > 0 ? `<h2>${archiveText.index.pictures}</h2><ul>${shown.join("\n")}</ul>` : "",
	].join("\n");
}

/** @param files of the archive @returns the pages in the order of the site's menu of collections, the newest first */
export async function makePages(payload: Payload, files: readonly Archived[]): Promise<Page[]> {
	const uploads = await uploadsOf(payload, files);
	const pages: Page[] = [];
	for (const slug of collections) {
		const group = String(payload.collections[slug].config.labels.plural);
		const { docs } = await payload.find({ collection: slug, depth: 0, pagination: false, sort: "-publishedAt" });
		for (const doc of docs as Doc[]) {
			const title = doc.name || archiveText.untitled;
			const name = `${group}/${fileNameOf(`${doc.id} ${title}`)}.html`;
			pages.push({ name, title, group, html: htmlFile(title, bodyOf(doc, uploads)) });
		}
	}
	for (const slug of globals) {
		const doc = (await payload.findGlobal({ slug, depth: 0 })) as Doc;
		if (!doc.body && !doc.rows?.length) continue;
		const title = String(payload.globals.config.find((global) => global.slug === slug)?.label);
		const name = `${archiveText.folders.pages}/${fileNameOf(title)}.html`;
		pages.push({ name, title, group: archiveText.folders.pages, html: htmlFile(title, bodyOf(doc, uploads)) });
	}
	return pages;
}

const { index: text } = archiveText;

/** A spreadsheet, with its sheets and how many rows each has. */
export type Book = { name: string; about: string; sheets: { name: string; rows: number }[]; bytes: Uint8Array };

/** Any other file. */
export type Entry = { name: string };

type Made = { made: string; books: Omit<Book, "bytes">[]; pages: Page[]; pictures: Entry[] };

const section = (title: string, lines: string[]) => `<h2>${escapeHtml(title)}</h2><ul>${lines.join("\n")}</ul>`;

/** @param made moment at which the archive was begun, ISO 8601 */
export async function indexPage(payload: Payload, { made, books, pages, pictures }: Made): Promise<string> {
	const { schoolName } = await payload.findGlobal({ slug: "settings", depth: 0 });
	const bookLines = books.map(({ name, about, sheets }) => {
		const counts = sheets.map((sheet) => `${sheet.name}: ${text.rows(sheet.rows)}`).join("; ");
		return `<li>${link(name, name)}: ${escapeHtml(about)} (${escapeHtml(counts)})</li>`;
	});
	const groups = [...groupBy(pages, ({ group }) => group)].map(([group, inGroup]) =>
		section(
			`${group} (${text.files(inGroup.length)})`,
			inGroup.map(({ name, title }) => `<li>${link(name, title)}</li>`),
		),
	);
	const folders = [...groupBy(pictures, ({ name }) => name.split("/")[0] ?? null)].map(
		([folder, files]) => `<li>${link(`${folder}/`, folder)}: ${text.files(files.length)}</li>`,
	);
	const body = [
		`<p>${escapeHtml(text.made(formatMoment(made)))}</p>`,
		...text.explanation.map((line) => `<p>${escapeHtml(line)}</p>`),
		section(text.books, bookLines),
		section(text.pictures, folders),
		...groups,
		`<h2>${text.data}</h2><p>${escapeHtml(text.dataText)}</p><p>${escapeHtml(text.withheld)}</p>`,
	];
	return htmlFile(text.title(schoolName), body.join("\n"));
}
