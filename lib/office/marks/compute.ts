/**
 * Computes the sheets of an exam from its marks: totals, grades, grade point averages and positions. Pure: no database.
 * The arithmetic is that of lib/grading (docs/grading.md); the order of positions is stated in docs/staff.md.
 */
import "server-only";
import type { ExamType } from "@/lib/contract/results";
import { hundredths, numberOf } from "@/lib/grading/amounts";
import { positionsOf } from "@/lib/grading/positions";
import { weightedMean } from "@/lib/grading/weighted-mean";
import type { Mark, MarkPart } from "@/lib/office/marks/schema";
import { averageOf, type Band, gradeOf } from "@/lib/school/grading";

/** A part of a subject in an exam. */
export type Part = { part: MarkPart; full: number };

export type Subject = {
	id: number;
	name: string;
	/** Full marks on the sheet. */
	full: number;
	fourth: boolean;
	/** The cells of the subject in this exam; never empty. */
	parts: Part[];
};

export type Candidate = { enrolment: number; section: number; markOf: (subject: number, part: MarkPart) => Mark };

export type Rules = {
	type: ExamType;
	/** Percentage of the monthly part; null adds the parts up by their full marks. */
	monthShare: number | null;
	/** Best grade first; null where the school gives no grades. */
	scale: readonly Band[] | null;
	rankWithin: "class" | "section";
};

export type SheetSubject = {
	name: string;
	month: number | null;
	semester: number | null;
	marks: number;
	full: number;
	fourth: boolean;
	absent: boolean;
	/** 0 is a fail. Null where the school gives no grades. */
	point: number | null;
	grade: string | null;
};

export type Sheet = {
	enrolment: number;
	section: number;
	subjects: SheetSubject[];
	total: number;
	gpa: number | null;
	grade: string | null;
	/** Failed compulsory subjects. */
	fails: number;
	position: number;
	/** Cells without a mark, which count as absent. */
	empty: number;
};

export type Sheets = {
	sheets: Sheet[];
	/** Enrolments without any mark: they get no sheet. */
	blank: number[];
	/** Marks above the full marks, which were lowered after the marks were entered. */
	tooLarge: { enrolment: number; subject: number; part: MarkPart }[];
};

/** Absent and missing count as 0. */
const amountOf = (mark: Mark) => (typeof mark === "number" ? mark : 0);

/** @returns the parts' marks scaled to the subject's full marks, by the weights of the parts */
function marksOf(marked: readonly (Part & { mark: Mark })[], full: number, monthShare: number | null): number {
	const weigh = monthShare !== null && marked.length > 1;
	const weightOf = ({ part, full: of }: Part) => (weigh ? (part === "month" ? monthShare : 100 - monthShare) : of);
	const shares = marked.map((part) => ({
		weight: hundredths(weightOf(part)),
		mark: hundredths(amountOf(part.mark)),
		full: hundredths(part.full),
	}));
	return numberOf(weightedMean(shares, hundredths(full)));
}

function subjectOf(subject: Subject, candidate: Candidate, { monthShare, scale }: Rules): SheetSubject {
	const marked = subject.parts.map((part) => ({ ...part, mark: candidate.markOf(subject.id, part.part) }));
	const absent = marked.some(({ mark }) => typeof mark !== "number");
	const marks = marksOf(marked, subject.full, monthShare);
	const band = scale && gradeOf(absent ? 0 : marks, subject.full, scale);
	const partOf = (part: MarkPart) => {
		const mark = marked.find((one) => one.part === part)?.mark;
		return typeof mark === "number" ? mark : null;
	};
	return {
		name: subject.name,
		month: partOf("month"),
		semester: partOf("semester"),
		marks,
		full: subject.full,
		fourth: subject.fourth,
		absent,
		point: band?.point ?? null,
		grade: band?.grade ?? null,
	};
}

const isEmpty = (subject: Subject, { markOf }: Candidate) =>
	subject.parts.every(({ part }) => markOf(subject.id, part) === null);

function sheetOf(candidate: Candidate, all: readonly Subject[], rules: Rules): Omit<Sheet, "position"> {
	// A fourth subject without any mark is one that the student does not take.
	const taken = all.filter((subject) => !subject.fourth || !isEmpty(subject, candidate));
	const subjects = taken.map((subject) => subjectOf(subject, candidate, rules));
	const points = subjects.map(({ point, fourth }) => ({ point: point ?? 0, fourth }));
	const average = rules.scale && averageOf(points, rules.scale);
	const cells = taken.flatMap(({ id, parts }) => parts.map(({ part }) => candidate.markOf(id, part)));
	return {
		enrolment: candidate.enrolment,
		section: candidate.section,
		subjects,
		total: numberOf(subjects.reduce((sum, { marks }) => sum + hundredths(marks), 0n)),
		gpa: average?.gpa ?? null,
		grade: average?.grade ?? null,
		fails: subjects.filter(({ fourth, point }) => !fourth && point === 0).length,
		empty: cells.filter((mark) => mark === null).length,
	};
}

/** Fewer fails first, then the higher grade point average, then the higher total. */
function rank<T extends Pick<Sheet, "fails" | "gpa" | "total">>(sheets: readonly T[]): (T & { position: number })[] {
	const ranked = sheets.map((sheet) => {
		const { fails: failed, gpa, total } = sheet;
		return { sheet, failed, gpa: gpa === null ? null : hundredths(gpa), total: hundredths(total) };
	});
	return [...positionsOf(ranked)].map(([{ sheet }, position]) => ({ ...sheet, position }));
}

/**
 * @param subjects those that have a part in this exam, in the order of the sheet
 * @param candidates all enrolments of a class, in any order
 * @returns the sheets in the order of the candidates
 */
export function computeSheets(subjects: readonly Subject[], candidates: readonly Candidate[], rules: Rules): Sheets {
	const blank = candidates.filter((candidate) => subjects.every((subject) => isEmpty(subject, candidate)));
	const without = new Set(blank);
	const unranked = candidates
		.filter((candidate) => !without.has(candidate))
		.map((candidate) => sheetOf(candidate, subjects, rules));
	const groupOf = ({ section }: { section: number }) => (rules.rankWithin === "section" ? section : 0);
	const groups = [...new Set(unranked.map(groupOf))];
	const ranked = groups.flatMap((group) => rank(unranked.filter((sheet) => groupOf(sheet) === group)));
	const byEnrolment = new Map(ranked.map((sheet) => [sheet.enrolment, sheet]));
	return {
		sheets: unranked.flatMap(({ enrolment }) => byEnrolment.get(enrolment) ?? []),
		blank: blank.map(({ enrolment }) => enrolment),
		tooLarge: candidates.flatMap(({ enrolment, markOf }) =>
			subjects.flatMap(({ id, parts }) =>
				parts
					.filter(({ part, full }) => amountOf(markOf(id, part)) > full)
					.map(({ part }) => ({ enrolment, subject: id, part })),
			),
		),
	};
}
