/** `index.html` of the archive: what each file is, with links. */
import "server-only";
import type { Payload } from "payload";
import { formatMoment } from "@/lib/bengali/dates";
import { escapeHtml } from "@/lib/school/escape-html";
import { groupBy } from "../lists/known";
import { htmlFile, link, type Page } from "./pages";
import { archiveText } from "./text";

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
