/** Reads the data for the papers that staff print. */
import "server-only";
import { z } from "zod";
import { byCodePoint } from "@/lib/bengali/order";
import { verifyPath } from "@/lib/contract/paths";
import { qrCodeUrl } from "@/lib/files/pictures/qr-code";
import { query, sql } from "@/lib/school/query";
import { readSheets, type StoredSheet, storedSheet } from "@/lib/school/result-rows";
import { getSettings } from "@/lib/school/settings";
import { tokenOfSheet } from "@/lib/school/sheet-codes";
import { readExam } from "../marks/setup";
import { withoutExempt } from "../marks/stored";
import { prepareRelease } from "../release/releases";
import { bySection, inPlace, type Pupil, readRoster } from "../students/roster";
import type { Attendance } from "./attendance";
import { type Exam, findExam, type PrintingErrors, Refused, readPupils, titleOf } from "./choices";
import type { CountsPaper } from "./class-counts";
import { type SummaryPaper, summariseClass } from "./class-summary";
import { type BlankMarks, type ClassList, readAttendance, readBlankMarks, readClassList, readCounts } from "./lists";
import type { School } from "./paper-frame";
import {
	countsFilePath,
	listFilePath,
	type Place,
	type PrintingForm,
	type PrintingInput,
	printingSchema,
} from "./schema";
import { schoolOf } from "./school";
import type { SeatsPaper } from "./seat-plan";
import { planDay, planSeats, readSittings, type SittingsOf } from "./sittings";
import { byGroup, entriesOf, type TabulationPaper, tabulate } from "./tabulation";
import { printingText } from "./text";

const { errors } = printingText;

/** `code` is the QR code as a data URL. */
type CodedSheet = StoredSheet & { code: string };

export type Paper =
	| ({ kind: "class-list"; file: string; isWhole: boolean } & ClassList)
	| ({ kind: "attendance" } & Attendance)
	| ({ kind: "mark-list" } & BlankMarks)
	| ({ kind: "class-counts"; file: string } & CountsPaper)
	| { kind: "grade-sheets"; sheets: CodedSheet[]; missing: number }
	| ({ kind: "tabulation" } & TabulationPaper)
	| ({ kind: "class-summary" } & SummaryPaper)
	| { kind: "admit-cards"; exam: Exam; pupils: Pupil[]; sittingsOf: SittingsOf }
	| ({ kind: "seat-plan" } & SeatsPaper)
	| ({ kind: "day-seats" } & SeatsPaper);

type Printing = { paper: Paper; school: School } | { errors: PrintingErrors };

/**
 * @param form as typed
 * @param site public address of the site, for the QR codes
 * @returns the paper, or what is wrong with the choice, by field
 */
export async function readPaper(form: PrintingForm, site: string): Promise<Printing> {
	const parsed = printingSchema.safeParse(form);
	if (!parsed.success) return { errors: z.flattenError(parsed.error).fieldErrors };
	try {
		const [paper, settings] = await Promise.all([makePaper(parsed.data, site), getSettings()]);
		return { paper, school: schoolOf(settings) };
	} catch (error) {
		if (error instanceof Refused) return { errors: error.errors };
		throw error;
	}
}

async function makePaper(input: PrintingInput, site: string): Promise<Paper> {
	switch (input.paper) {
		case "class-list":
			return {
				...{ kind: input.paper, file: listFilePath(input), isWhole: input.place === undefined },
				...(await readClassList(input)),
			};
		case "class-counts":
			return { kind: input.paper, file: countsFilePath(input), ...(await readCounts(input)) };
		case "attendance":
			return { kind: input.paper, ...(await readAttendance(input)) };
		case "mark-list":
			return { kind: input.paper, ...(await readBlankMarks(input)) };
		case "day-seats":
			return { kind: input.paper, ...(await planDay(input)) };
		default:
			return makeExamPaper(input, site);
	}
}

async function makeExamPaper(
	input: Exclude<PrintingInput, { paper: "class-list" | "class-counts" | "attendance" | "mark-list" | "day-seats" }>,
	site: string,
): Promise<Paper> {
	const exam = await findExam(input.exam);
	if (input.paper === "seat-plan") return { kind: input.paper, exam, rooms: await planSeats(exam.yearId, input) };
	const isAsked = await findAsked(input.student || null);
	if (input.paper === "admit-cards") {
		const here = await readPupils(exam.yearId, input.place);
		const own = await withoutExempt(input.exam, here.filter(isAsked));
		if (own.length === 0) throw new Refused({ place: [errors.student] });
		const sittingsOf = await readSittings(input.exam, exam.yearId, own);
		return { kind: input.paper, exam, pupils: own, sittingsOf };
	}
	const all = await findClassSheets(input.exam, input.place);
	// Results of before the system may be of a year in which nobody has a place.
	const pupils = await readRoster(exam.yearId, inPlace(input.place));
	if (all.length + pupils.length === 0) throw new Refused({ place: [errors.noStudents] });
	if (input.paper === "grade-sheets") {
		const sheets = all.filter(({ sheet }) => isAsked(sheet.student));
		if (sheets.length === 0) throw new Refused({ exam: [errors.notReleased] });
		const coded = sheets.map((sheet) => ({
			...sheet,
			code: qrCodeUrl(site + verifyPath(tokenOfSheet(sheet))),
		}));
		const missing = entriesOf(pupils.filter(isAsked), sheets).filter(({ sheet }) => sheet === null).length;
		return { kind: input.paper, sheets: coded, missing };
	}
	if (input.paper === "class-summary") {
		if (all.length === 0) throw new Refused({ exam: [errors.notReleased] });
		const [{ sheet } = {}] = all;
		const title = sheet ? titleOf(sheet, input.place) : "";
		return { kind: input.paper, exam, title, summary: summariseClass(all.map((entry) => entry.sheet)) };
	}
	const tabulated = all.length > 0 ? all : await computeSheets(input.exam, pupils);
	if (tabulated.length === 0) throw new Refused({ exam: [errors.noResults] });
	const tables = bySection(entriesOf(pupils, tabulated), (entry) => entry).flatMap(({ title, members }) =>
		byGroup(members).map(({ group, members: inGroup }) => ({
			title: group ? printingText.ofGroup(title, group) : title,
			...tabulate(inGroup),
		})),
	);
	return { kind: input.paper, exam, tables };
}

/** @returns the released sheets of a class or section, by section and roll */
async function findClassSheets(exam: number, { of, id }: Place): Promise<StoredSheet[]> {
	const isIn = of === "class" ? sql`r.class_id = ${id}` : sql`r.section_id = ${id}`;
	const sheets = await readSheets(sql`r.exam_id = ${exam} AND ${isIn}`);
	return sheets.sort(
		({ sheet: a }, { sheet: b }) =>
			byCodePoint(a.section.name, b.section.name) || a.section.id - b.section.id || a.roll - b.roll,
	);
}

/** The tabulation sheet is also for checking before the release: then it has what would be released now. */
async function computeSheets(exam: number, pupils: readonly Pupil[]): Promise<StoredSheet[]> {
	const [pupil] = pupils;
	if (!pupil) return [];
	const { frozen, typed } = await prepareRelease(await readExam(exam), pupil.class.id);
	const sections = new Set(pupils.map(({ section }) => section.id));
	const sheets = [...frozen, ...typed].map(({ sheet }) => sheet).filter(({ section }) => sections.has(section.id));
	return sheets.map((sheet) => storedSheet(0, sheet));
}

/** @param student id of the only one that is asked for, or null. @returns whether the papers of a student are asked for */
async function findAsked(student: number | null): Promise<(one: { code: number }) => boolean> {
	if (student === null) return () => true;
	const [found] = await query<{ code: number | string }>(
		sql`SELECT code FROM students WHERE id = ${student} AND restricted_at IS NULL`,
	);
	if (!found) throw new Refused({ place: [errors.student] });
	return ({ code }) => code === Number(found.code);
}
