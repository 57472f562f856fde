/** The dry run of a list of dates: which rows are new, which are there already, which are refused. */
import "server-only";
import type { PayloadRequest } from "payload";
import { z } from "zod";
import type { DateKind } from "@/lib/bengali/school-dates";
import { readBirthDate } from "@/lib/contract/dates";
import { dayLength } from "@/lib/contract/days";
import { isKnownYear, mostDaysOfDate } from "@/lib/contract/school-dates";
import { idOf } from "@/lib/data/ids";
import { query, records, sql } from "@/lib/school/query";
import { dayOfNoon } from "@/lib/school/school-dates";
import { type ListEntry, type ListPlan, planOf } from "../lists/added";
import { nameKey, plainDate, type ReadRow, readCellsOf, reading, refuse, required, words } from "../lists/cells";
import { type ListForm, labelOf } from "../lists/form";
import { classFinder, groupBy } from "../lists/known";
import type { FileRow } from "../lists/read";
import { rowFaults } from "../lists/text";
import { readClasses } from "../students/enrolments";
import {
	type DateColumn,
	dateHeadingSynonyms,
	dateHeadings,
	dateListText,
	kindWords,
	schoolDatesText,
	wholeSchoolWords,
} from "./text";

const { faults } = dateListText;

/** What a row or a record says. */
type Content = { name: string; kind: DateKind; from: string; to: string; classes: number[]; notice: number | null };

export type NewDate = { date: Content };

type KnownRecords = {
	dates: Content[];
	classes: { id: number; name: string }[];
	/** Ids of notices by {@link nameKey}. */
	notices: Map<string, number>;
};

/** @param req request whose transaction it joins */
export async function readKnownDates(req?: PayloadRequest): Promise<KnownRecords> {
	const payload = await records();
	const { docs } = await payload.find({ collection: "school-dates", pagination: false, depth: 0, req });
	const dates = docs.map(({ name, kind, startsOn, endsOn, classes, notice }) => ({
		name,
		kind,
		from: dayOfNoon(startsOn),
		to: dayOfNoon(endsOn ?? startsOn),
		classes: (classes ?? []).map((schoolClass) => idOf(schoolClass)).sort((a, b) => a - b),
		notice: notice ? idOf(notice) : null,
	}));
	const notices = await query<{ id: number; name: string | null }>(
		sql`SELECT id, name FROM notices WHERE deleted_at IS NULL`,
		req,
	);
	return {
		dates,
		classes: await readClasses(req),
		notices: new Map(notices.flatMap(({ id, name }) => (name ? [[nameKey(name), id] as const] : []))),
	};
}

/** Two dates with the same name on the same day are the same date. */
const keyOf = ({ name, from }: Pick<Content, "name" | "from">) => `${from} ${nameKey(name)}`;

const contentKey = (date: Content) => JSON.stringify([keyOf(date), date.kind, date.to, date.classes, date.notice]);

/** @returns what would be added and refused */
export function planDates(rows: readonly FileRow<DateColumn>[], known: KnownRecords): ListPlan<NewDate> {
	const stored = groupBy(known.dates, keyOf);
	const lines = new Map<string, number>();

	const contentOf = (values: DateValues): Content | { reason: string } => {
		const classes = readClassList(values.classes, known.classes);
		if ("reason" in classes) return classes;
		const notice = values.notice ? known.notices.get(nameKey(values.notice)) : null;
		if (notice === undefined) return { reason: faults.noticeUnknown(values.notice ?? "") };
		const { name, kind, from, to = from } = values;
		return { name, kind, from, to, classes, notice };
	};

	const entries = rows.map((row): ListEntry<NewDate> => {
		const read = readDateRow(row);
		const { line } = read;
		if ("reasons" in read) return { line, kind: "refused", reasons: read.reasons };
		const date = contentOf(read.values);
		if ("reason" in date) return { line, kind: "refused", reasons: [date.reason] };
		const earlier = lines.get(keyOf(date));
		if (earlier) return { line, kind: "refused", reasons: [faults.twiceInFile(earlier)] };
		lines.set(keyOf(date), line);
		const found = stored.get(keyOf(date));
		if (!found) return { line, kind: "new", date };
		const isSame = found.some((listed) => contentKey(listed) === contentKey(date));
		return isSame ? { line, kind: "same" } : { line, kind: "refused", reasons: [faults.other] };
	});
	return planOf(entries);
}

/** Each row becomes a record with its version. */
const mostRows = 1000;

export const dateForm: ListForm<DateColumn> = {
	sheet: dateListText.sheet,
	columns: Object.keys(dateHeadings) as DateColumn[],
	headings: dateHeadings,
	synonyms: dateHeadingSynonyms,
	dates: ["from", "to"],
	fewestHeadings: 2,
	mostRows,
	emptyRows: 500,
	faults: { empty: dateListText.empty, rows: dateListText.rows(mostRows) },
};

const { errors } = schoolDatesText;

const kinds = new Map(
	Object.entries(kindWords).flatMap(([kind, list]) => list.map((word) => [nameKey(word), kind as DateKind])),
);
const kind = reading((text, context) => kinds.get(nameKey(text)) ?? refuse(context, faults.kind));

/** Later than any date that can be entered; the reader of birth dates refuses what comes after it. */
const farDay = "9999-12-31";

/** A day as yyyy-mm-dd. */
const day = reading((text, context) => {
	const read = readBirthDate(plainDate(text), farDay);
	if (!("date" in read)) return refuse(context, faults.date);
	const [dd, mm, yyyy] = read.date.split("-");
	return isKnownYear(Number(yyyy)) ? `${yyyy}-${mm}-${dd}` : refuse(context, errors.years);
});

const longestText = 200;

const row = z.object({
	name: required(words(120, true)),
	kind: required(kind),
	from: required(day),
	to: day,
	classes: words(longestText, true),
	notice: words(longestText, true),
});
type DateValues = z.output<typeof row>;

/** @returns the values of a row, or the reasons why it is refused */
function readDateRow(fileRow: FileRow<DateColumn>): ReadRow<DateValues> {
	const read = readCellsOf(dateForm, row, fileRow);
	if ("reasons" in read) return read;
	const { from, to } = read.values;
	const days = to ? (Date.parse(to) - Date.parse(from)) / dayLength : 0;
	const fault = days < 0 ? errors.order : days >= mostDaysOfDate ? errors.long : null;
	return fault ? { line: read.line, reasons: [`${labelOf(dateForm, "to")}: ${fault}`] } : read;
}

const wholeSchool = new Set(wholeSchoolWords.map(nameKey));

/**
 * @param text such as ষষ্ঠ, সপ্তম or ৬-৮
 * @param classes of the school, from the lowest
 * @returns ids of the classes, none for the whole school; or the reason why it is refused
 */
export function readClassList(
	text: string | undefined,
	classes: readonly { id: number; name: string }[],
): number[] | { reason: string } {
	if (!text || wholeSchool.has(nameKey(text))) return [];
	const classOf = classFinder(classes);
	const order = classes.map(({ id }) => id);
	const found = new Set<number>();
	for (const part of text.split(/[,;،]| ও | and /).filter((part) => part.trim() !== "")) {
		const ends = [part, ...(/[-–—]/.test(part) ? part.split(/[-–—]/) : [])].map(classOf);
		const [whole, first, last] = ends;
		if (whole) found.add(whole);
		else if (ends.length === 3 && first && last && order.indexOf(first) <= order.indexOf(last))
			for (const id of order.slice(order.indexOf(first), order.indexOf(last) + 1)) found.add(id);
		else {
			const reason = rowFaults.classUnknown(part.trim(), classes);
			return { reason: `${labelOf(dateForm, "classes")}: ${reason}` };
		}
	}
	return [...found].sort((a, b) => a - b);
}
