/** The spreadsheets of the archive. */
import "server-only";
import type { CollectionSlug, Payload } from "payload";
import { escapeCell } from "../lists/escape";
import { type SheetToWrite, writeWorkbook } from "../lists/spreadsheet";
import { type Archived, fileNameOf } from "./files";
import { readCards, readCertificates, readYears, resultSheets } from "./own-sheets";
import type { Book } from "./pages";
import { collectionSheet, namesOf, settingsSheet } from "./sheet";
import { archiveText } from "./text";

const { books } = archiveText;

/** Which collections stand in which spreadsheet. */
export const sheetsOfBooks = {
	people: ["students", "teachers", "committee-members", "staff"],
	study: ["enrolments", "years", "classes", "sections", "subjects", "exams"],
	applications: ["applications"],
	site: ["school-dates", "menu-entries", "slides", "media"],
	activity: ["activity"],
} as const satisfies Record<string, CollectionSlug[]>;

/** Characters that Excel takes in a cell. */
const mostCharacters = 32_000;

async function write([title = "", about = ""]: readonly string[], sheets: SheetToWrite[]): Promise<Book> {
	const safe = sheets.map((sheet) => ({
		...sheet,
		rows: sheet.rows.map((row) => row.map((cell) => escapeCell(cell.slice(0, mostCharacters)))),
	}));
	return {
		name: `${fileNameOf(title)}.xlsx`,
		about,
		sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.length - 1 })),
		bytes: await writeWorkbook(safe),
	};
}

/** @param files of the archive @returns one spreadsheet after the other: only one is in memory */
export async function* makeBooks(payload: Payload, files: readonly Archived[]): AsyncGenerator<Book> {
	const names = namesOf(payload, files);
	for (const [name, collections] of Object.entries(sheetsOfBooks)) {
		const sheets: SheetToWrite[] = [];
		for (const collection of collections) sheets.push(await collectionSheet(payload, collection, names));
		if (name === "site") sheets.push(await settingsSheet(payload, names));
		yield await write(books[name as keyof typeof sheetsOfBooks], sheets);
	}
	yield await write(books.papers, [await readCertificates(payload), await readCards(payload)]);
	for (const year of await readYears(payload)) {
		const sheets = await resultSheets(payload, year);
		if (sheets.some(({ rows }) => rows.length > 1)) yield await write(books.results(year.year), sheets);
	}
}
