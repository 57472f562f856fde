/** Releasing results of before the system, from a spreadsheet. */
import "server-only";
import { storeResults } from "@/lib/cms/students/stored-results";
import type { FrozenSheet, FrozenSubject } from "@/lib/contract/frozen-sheet";
import { insertMany } from "@/lib/data/insert-many";
import { hundredths, numberOf } from "@/lib/grading/amounts";
import { SchoolError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { lockRecords } from "../import/changes";
import { type AddedList, type ListInput, type ListPlan, newEntries } from "../lists/added";
import { nameKey } from "../lists/cells";
import { groupBy } from "../lists/known";
import type { Operation, Writing } from "../operations/operation";
import { type NewOldResult, type OldResult, oldResultForm, planOldResults, readKnown } from "./plan";
import { failedWords, type OldResultColumn, oldResultsText } from "./text";

/** Nothing but the operation's id is needed to take it back. */
type Changes = Record<never, never>;

export const oldResults: Operation<ListInput<OldResultColumn>, ListPlan<NewOldResult> & { title: string }, Changes> = {
	subject: "old-results",
	// The list of released exams is cached.
	tags: ["exams"],

	lock: (_, req) => lockRecords(req, "results"),

	plan: async ({ title, rows }, req) => ({ title, ...planOldResults(rows, await readKnown(req)) }),

	moved: () => new SchoolError("invalid", oldResultsText.moved),

	async apply(plan, writing) {
		const { req, id } = writing;
		const found = groupBy(
			newEntries(plan).map(({ result }) => result),
			({ student, exam }) => `${exam.id}/${student.id}`,
		);
		const sheets = [...found.values()].map(sheetOf);
		if (sheets.length === 0) return null;
		await storeResults(
			req.payload,
			sheets.map((sheet) => ({ ...sheet, operation: id })),
			req,
		);
		await insertReleases(sheets, writing);
		return { title: plan.title, count: sheets.length, facts: {}, changes: {} };
	},

	/** The results go too: no marks remain from which a release could make them again. */
	async takeBack(_, { req, id }) {
		await lockRecords(req, "results");
		await query(sql`DELETE FROM releases WHERE operation_id = ${id}`, req);
		await query(sql`DELETE FROM results WHERE operation = ${id}`, req);
		return [];
	},

	told: {
		kind: "results",
		action: "publish",
		detail: ({ count }) => oldResultsText.act(count),
		takenBack: { action: "unpublish", detail: ({ count }) => oldResultsText.act(count) },
	},
};

export const oldResultList: AddedList<OldResultColumn, NewOldResult, Changes> = {
	form: oldResultForm,
	operation: oldResults,
};

async function insertReleases(sheets: { sheet: FrozenSheet }[], { req, id, at }: Writing) {
	const pairs = sheets.map(
		({ sheet: { exam, class: schoolClass } }) => [`${exam.id}/${schoolClass.id}`, [exam.id, schoolClass.id]] as const,
	);
	const rows = [...new Map(pairs).values()].map(([exam_id, class_id]) => ({ exam_id, class_id, at, operation_id: id }));
	await insertMany(req.payload, "releases", rows, { req });
}

/** @param rows of one student and exam; what stands once on a sheet is taken from the first */
function sheetOf(rows: [OldResult, ...OldResult[]]): { student: number; sheet: FrozenSheet } {
	const { student, exam, class: schoolClass, section, roll, gpa = null, position = null } = rows[0];
	const { id, code, name, father, mother } = student;
	const subjects = rows.map(subjectOf);
	const sheet: FrozenSheet = {
		student: { code, name, father, mother },
		class: schoolClass,
		section,
		group: null,
		roll,
		exam: { id: exam.id, name: exam.name, type: exam.type, year: { id: exam.yearId, year: exam.year } },
		subjects,
		total: numberOf(subjects.reduce((sum, { marks }) => sum + hundredths(marks), 0n)),
		gpa,
		letter: null,
		gpaWithoutFourth: null,
		// A list may have nothing but the average.
		failed: subjects.filter(({ fourth, point }) => !fourth && point === 0).length || (gpa === 0 ? 1 : 0),
		position,
		of: null,
		// How they were computed is not known.
		rules: { scale: null, rounding: "none", placeFailed: false, rankWithin: "class", combined: null },
		origin: "imported",
	};
	return { student: id, sheet };
}

const failedLetters = new Set(failedWords.map(nameKey));

/** The point that a letter means where it stands alone: all papers know by it that a subject is failed. */
const pointOf = (letter = "") => (failedLetters.has(nameKey(letter)) ? 0 : null);

const subjectOf = ({ subject, marks, full, letter, point, fourth }: OldResult): FrozenSubject => ({
	...{ name: subject, marks, full, letter: letter ?? null, point: point ?? pointOf(letter), fourth: fourth ?? false },
	...{ reason: null, failedParts: [], counted: true },
	papers: [{ code: "1", name: "", parts: [{ code: "whole", name: "", marks, full, pass: null }] }],
});
