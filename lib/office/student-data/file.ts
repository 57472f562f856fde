/**
 * The data of a student as one HTML file with the pictures in it, which opens in the browser of any phone and can be
 * printed. A spreadsheet or an archive would need a program that many families do not have.
 */
import "server-only";
import { formatDate, formatMoment } from "@/lib/bengali/dates";
import { addEntry } from "@/lib/cms/activity/entries";
import { readPicture } from "@/lib/files/pictures/student-files";
import { studentStaffText } from "@/lib/office/words/students";
import { escapeHtml } from "@/lib/school/escape-html";
import { inTransaction } from "@/lib/school/query";
import { getSettings } from "@/lib/school/settings";
import type { SignedIn } from "../guard";
import { getStudentRecord } from "../students/record";
import { type Part, readStudentData } from "./read";
import { studentDataText as text } from "./text";

const style = `body{max-width:60rem;margin:1rem auto;padding:0 1rem;font:1rem/1.7 system-ui,sans-serif;color:#1c2521}
h1{font-size:1.4rem}h2{font-size:1.15rem;margin-top:1.5rem}img{width:150px;height:150px;object-fit:cover}
dl{margin:0}dl div{display:flex;flex-wrap:wrap;gap:0 1rem;border-bottom:1px solid #cdd8d2;padding:.2rem 0}dt{width:14rem}dd{margin:0;font-weight:600}
div.t{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}th,td{border:1px solid #cdd8d2;padding:.25rem .5rem;text-align:start;vertical-align:top}`;

const cell = (value: string) => escapeHtml(value || text.empty);

function partHtml(part: Part): string {
	const heading = `<h2>${escapeHtml(part.title)}</h2>`;
	if ("facts" in part) {
		const facts = part.facts.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${cell(value)}</dd></div>`);
		return `${heading}<dl>${facts.join("")}</dl>`;
	}
	if (part.rows.length === 0) return `${heading}<p>${escapeHtml(text.none)}</p>`;
	const heads = part.heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join("");
	const rows = part.rows.map((row) => `<tr>${row.map((value) => `<td>${cell(value)}</td>`).join("")}</tr>`);
	return `${heading}<div class="t"><table><thead><tr>${heads}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

async function pictureHtml(name: string): Promise<string> {
	const bytes = await readPicture(name);
	if (!bytes) return "";
	return `<p><img alt="${escapeHtml(text.photo)}" src="data:image/webp;base64,${Buffer.from(bytes).toString("base64")}"></p>`;
}

/**
 * Makes the file, and records in the activity log that it was handed out.
 * @param id of the student's record
 * @returns the file, UTF-8
 * @throws SchoolError "notFound"
 */
export async function makeStudentFile(id: number, by: SignedIn): Promise<{ bytes: Buffer; name: string }> {
	const [{ name, pictures, parts }, { code }, { school_name }] = await Promise.all([
		readStudentData(id),
		getStudentRecord(id),
		getSettings(),
	]);
	const now = new Date().toISOString();
	const title = escapeHtml(text.title(name));
	const photos = await Promise.all(pictures.map(pictureHtml));
	const html = `<!doctype html><html lang="bn"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><body><h1>${title}</h1>
<p>${escapeHtml(text.school(school_name, formatMoment(now)))}</p><p>${escapeHtml(text.explain)}</p>${photos.join("")}
${parts.map(partHtml).join("\n")}</body></html>`;
	await inTransaction((req) =>
		addEntry(req, by, {
			action: "export",
			kind: "students",
			record: id,
			title: studentStaffText.titles.student(name, code),
		}),
	);
	return { bytes: Buffer.from(html), name: text.file(formatDate(now)) };
}
