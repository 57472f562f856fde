/** Releasing results of before the system, from a spreadsheet. */
import "server-only";
import { storeResults } from "@/lib/cms/students/stored-results";
import type { FrozenSheet, FrozenSubject } from "@/lib/contract/frozen-sheet";
import { insertMany } from "@/lib/data/insert-many";
import { hundredths, numberOf } from "@/lib/grading/amounts";
import { SchoolError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { lockRecords } from "../import/changes";
import type { AddedList, ListInput } from "../lists/added";
import { groupBy } from "../lists/known";
import { type ListPlan, newEntries } from "../lists/plan";
import type { Operation, Writing } from "../operations/operation";
import { type NewOldResult, type OldResult, oldResultForm, planOldResults, readKnown } from "./plan";
import { type OldResultColumn, oldResultsText } from "./text";

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
		const sheets = [...found.values()].flatMap(([first, ...others]) =>
			first ? [sheetOf(first, [first, ...others])] : [],
		);
		if (sheets.length === 0) return null;
		await storeResults(
			req.payload,
			sheets.map((one) => ({ ...one, operation: id })),
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
	choices: async () => [],
	operation: oldResults,
};

async function insertReleases(sheets: { sheet: FrozenSheet }[], { req, id, at }: Writing) {
	const released = new Map(sheets.map(({ sheet }) => [`${sheet.exam.id}/${sheet.class.id}`, sheet]));
	const rows = [...released.values()].map((sheet) => ({
		...{ exam_id: sheet.exam.id, class_id: sheet.class.id, at, operation_id: id },
	}));
	await insertMany(req.payload, "releases", rows, { req });
}

/** @param rows of one student and exam, `first` among them; what stands once on a sheet is taken from it */
function sheetOf(first: OldResult, rows: readonly OldResult[]): { student: number; sheet: FrozenSheet } {
	const { student, exam, class: of, section, roll, gpa = null, position = null } = first;
	const { id, code, name, father, mother } = student;
	const subjects = rows.map(subjectOf);
	const sheet: FrozenSheet = {
		student: { code, name, father, mother },
		class: of,
		section,
		group: null,
		roll,
		exam: { id: exam.id, name: exam.name, type: exam.type, year: { id: exam.yearId, year: exam.year } },
		subjects,
		total: numberOf(subjects.reduce((sum, { marks }) => sum + hundredths(marks), 0n)),
		gpa,
		letter: null,
		gpaWithoutFourth: null,
		failed: subjects.filter(({ fourth, point }) => !fourth && point === 0).length,
		position,
		of: null,
		// How they were computed is not known.
		rules: { scale: null, rounding: "none", placeFailed: false, rankWithin: "class", combined: null },
		origin: "imported",
	};
	return { student: id, sheet };
}

const subjectOf = ({ subject, marks, full, letter, point, fourth }: OldResult): FrozenSubject => ({
	...{ name: subject, marks, full, letter: letter ?? null, point: point ?? null, fourth: fourth ?? false },
	...{ reason: null, failedParts: [], counted: true },
	papers: [{ code: "1", name: "", parts: [{ code: "whole", name: "", marks, full, pass: null }] }],
});
