/** What the view and the calls read of an exam's routine, drafts among them. */
import "server-only";
import type { PayloadRequest } from "payload";
import { examRoutineText } from "@/lib/bengali/exam-routines";
import { dayLength, weekend } from "@/lib/contract/days";
import type { Sitting } from "@/lib/contract/exam-routines";
import { notFoundError } from "@/lib/school/errors";
import { findRoutines } from "@/lib/school/exam-routines";
import { query, sql } from "@/lib/school/query";
import { getHolidays } from "@/lib/school/school-dates";
import { readClasses } from "../students/enrolments";
import { cellsOf, type Known } from "./rows";
import type { Cells } from "./shared";

export type Stored = {
	exam: number;
	/** Calendar year. */
	year: number;
	/** The exam with its year. */
	title: string;
	publishedAt: string | null;
	/** When it was last saved; "" if it has not begun. */
	seen: string;
	sittings: (Sitting & { changedAt: string })[];
};

/** @throws SchoolError "notFound" for an unknown exam */
export async function readStored(exam: number, req?: PayloadRequest): Promise<Stored> {
	type Row = { name: string; year: number | string; published: string | null; updated: string | null };
	const [row] = await query<Row>(
		sql`SELECT x.name, y.year, r.published_at AS published, r.updated_at AS updated FROM exams x
			JOIN years y ON y.id = x.year_id LEFT JOIN exam_routines r ON r.exam_id = x.id WHERE x.id = ${exam}`,
		req,
	);
	if (!row) throw notFoundError();
	const [found] = await findRoutines(sql`r.exam_id = ${exam}`, req);
	return {
		...{ exam, year: Number(row.year), title: examRoutineText.of(row.name, Number(row.year)) },
		...{ publishedAt: row.published, seen: row.updated ?? "" },
		sittings: (found?.sittings ?? []).map(({ className: _, ...sitting }) => sitting),
	};
}

export async function readKnown(year: number, req?: PayloadRequest): Promise<Known> {
	const holidays = (await Promise.all([year - 1, year, year + 1].map(getHolidays))).flat();
	const days = holidays.flatMap(({ name, from, to }) => {
		const length = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
		return Array.from({ length }, (_, index) => [later(from, index), name] as const);
	});
	return { year, classes: await readClasses(req), holidays: new Map(days) };
}

const later = (day: string, days: number) => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

const isWeekend = (day: string) => weekend.includes(new Date(day).getUTCDay());

/** @returns the rows of the form */
export const rowsOf = (sittings: readonly Sitting[], { classes }: Known): Cells[] => {
	const names = new Map(classes.map(({ id, name }) => [id, name]));
	return sittings.map((sitting) => cellsOf(sitting, names.get(sitting.class) ?? ""));
};

/**
 * Moves sittings so that the first is on that day. Between two of them stay as many school days as before: weekends do not
 * count, and the new days are no holidays.
 * @param first yyyy-mm-dd
 */
export function shifted<T extends Sitting>(sittings: readonly T[], first: string, { holidays }: Known): T[] {
	const days = [...new Set(sittings.map(({ day }) => day))].sort();
	const moved = new Map<string, string>();
	let [before, now] = [days[0] ?? first, first];
	for (const day of days) {
		for (; before < day; before = later(before, 1)) {
			if (isWeekend(later(before, 1)) && later(before, 1) < day) continue;
			do now = later(now, 1);
			while (isWeekend(now) || holidays.has(now));
		}
		moved.set(day, now);
	}
	return sittings.map((sitting) => ({ ...sitting, day: moved.get(sitting.day) ?? sitting.day }));
}

/** @returns all exams, the newest years first, with what is there of their routines */
export async function readExams(): Promise<{ id: number; title: string; isPublic: boolean; count: number }[]> {
	type Row = { id: number; name: string; year: number | string; published: string | null; count: number | string };
	const rows = await query<Row>(
		sql`SELECT x.id, x.name, y.year, r.published_at AS published,
				(SELECT count(*) FROM exam_sittings s WHERE s.exam_id = x.id) AS count
			FROM exams x JOIN years y ON y.id = x.year_id LEFT JOIN exam_routines r ON r.exam_id = x.id
			ORDER BY y.year DESC, x.id DESC`,
	);
	return rows.map(({ id, name, year, published, count }) => ({
		...{ id, title: examRoutineText.of(name, Number(year)), isPublic: published !== null, count: Number(count) },
	}));
}
