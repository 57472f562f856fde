/** The dry run of a list of dates: which rows are new, which are there already, which are refused. */
import "server-only";
import type { PayloadRequest } from "payload";
import type { DateKind } from "@/lib/bengali/school-dates";
import { idOf } from "@/lib/cms/ids";
import { query, sql } from "@/lib/school/query";
import { records } from "@/lib/school/records";
import { dayOfNoon } from "@/lib/school/school-dates";
import { nameKey } from "../lists/cells";
import { type ListEntry, type ListPlan, planOf } from "../lists/plan";
import type { FileRow } from "../lists/read";
import { readClasses } from "../students/enrolments";
import { type DateValues, readClassList, readDateRow } from "./row";
import { type DateColumn, dateListText } from "./text";

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
		classes: (classes ?? []).map((one) => idOf(one)).sort((one, other) => one - other),
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
	const stored = new Map<string, Set<string>>();
	for (const date of known.dates) stored.set(keyOf(date), (stored.get(keyOf(date)) ?? new Set()).add(contentKey(date)));
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
		return found.has(contentKey(date)) ? { line, kind: "same" } : { line, kind: "refused", reasons: [faults.other] };
	});
	return planOf(entries);
}
