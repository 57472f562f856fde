/**
 * Notices that families are asked to confirm ("circulars"), and which families have (table `circular_reads`, outside of
 * Payload's schema). A circular asks the students who are enrolled, in the year in which it was published, in one of its
 * classes, or in any if it names none; restricted and erased students are not asked.
 */
import "server-only";
import type { Where } from "payload";
import { circularText } from "@/lib/bengali/circulars";
import { isPublishedNow, publishedNow } from "@/lib/cms/published";
import { notLeft } from "@/lib/cms/students/leaving";
import type { CircularState, OpenCircular } from "@/lib/contract/circulars";
import { yearOf } from "@/lib/contract/days";
import { idOf } from "@/lib/data/ids";
import { SchoolError } from "./errors";
import { query, records, sql } from "./query";

export type Circular = OpenCircular & {
	/** The calendar year whose students are asked. */
	year: number;
	/** Ids of the classes that are asked; none: all. */
	classes: number[];
	/** When it is no longer shown, ISO 8601. */
	until: string | null;
};

/** The newest circulars that a family is told of. */
const most = 50;

/**
 * @param where condition on the notice, besides that it asks
 * @returns the newest first
 */
export const findCirculars = (where: Where, limit: number): Promise<Circular[]> =>
	findNotices({ and: [{ circular: { equals: true } }, where] }, limit);

/** A notice with the families that it is for: one that does not ask is for all of its year. */
export type AnyNotice = Circular & { asks: boolean };

/** The same for notices that do not ask, too. */
export async function findNotices(where: Where, limit: number): Promise<AnyNotice[]> {
	const { docs } = await (await records()).find({
		...{ collection: "notices", where, sort: "-publishedAt", limit, pagination: false, depth: 0 },
		select: { name: true, publishedAt: true, shownUntil: true, circular: true, circularClasses: true, createdAt: true },
	});
	return docs.map(({ id, name, publishedAt, shownUntil, circular, circularClasses, createdAt }) => {
		const at = publishedAt ?? createdAt;
		const asks = Boolean(circular);
		// The form hides the classes of a notice that no longer asks.
		const classes = asks ? (circularClasses ?? []).map((schoolClass) => idOf(schoolClass)) : [];
		return { id, name: name ?? "", at, year: yearOf(new Date(at)), asks, classes, until: shownUntil ?? null };
	});
}

type Place = { year: number; class: number };

/** @returns where the student is enrolled; nowhere if the data may not be used */
async function findPlaces(student: number): Promise<Place[]> {
	const found = await query<{ year: number | string; class: number }>(sql`
		SELECT y.year, e.class_id AS class FROM enrolments e
			JOIN years y ON y.id = e.year_id JOIN students s ON s.id = e.student_id
		WHERE s.id = ${student} AND s.restricted_at IS NULL AND s.erased_at IS NULL AND ${notLeft()}`);
	return found.map((place) => ({ ...place, year: Number(place.year) }));
}

const asks = ({ year, classes }: Circular, places: readonly Place[]): boolean =>
	places.some((place) => place.year === year && (classes.length === 0 || classes.includes(place.class)));

/** @param student the record's id @returns what the family is asked and has not confirmed, the newest first */
export async function getOpenCirculars(student: number): Promise<OpenCircular[]> {
	const [circulars, places, read] = await Promise.all([
		findCirculars(publishedNow(), most),
		findPlaces(student),
		query<{ notice: number }>(sql`SELECT notice_id AS notice FROM circular_reads WHERE student_id = ${student}`),
	]);
	const done = new Set(read.map(({ notice }) => notice));
	return circulars.filter((circular) => !done.has(circular.id) && asks(circular, places));
}

/** @throws SchoolError "notFound" if the notice is not shown to the public now, "invalid" if it asks nobody */
async function findShown(notice: number): Promise<Circular> {
	const shown: Where = { and: [publishedNow(), { id: { equals: notice } }] };
	const [circular] = await findCirculars(shown, 1);
	if (circular) return circular;
	const { totalDocs } = await (await records()).count({ collection: "notices", where: shown });
	throw totalDocs > 0
		? new SchoolError("invalid", circularText.errors.notAsking)
		: new SchoolError("notFound", circularText.errors.gone);
}

async function findRead(student: number, notice: number): Promise<string | null> {
	const [read] = await query<{ at: string }>(
		sql`SELECT at FROM circular_reads WHERE notice_id = ${notice} AND student_id = ${student}`,
	);
	return read?.at ?? null;
}

/**
 * @param student the record's id
 * @returns whether the family is asked to confirm the notice, and since when it has
 * @throws SchoolError as {@link confirmCircular}, but not if the notice asks others only
 */
export async function getCircular(student: number, notice: number): Promise<CircularState> {
	const [circular, places, read_at] = await Promise.all([
		findShown(notice),
		findPlaces(student),
		findRead(student, notice),
	]);
	return { asked: asks(circular, places), read_at };
}

/**
 * Stores that the family has read the notice. Sent again, the first time stays.
 * @param student the record's id
 * @throws SchoolError "notFound" if the notice is not shown to the public now, "invalid" if it does not ask this student
 */
export async function confirmCircular(student: number, notice: number): Promise<CircularState> {
	if (!asks(await findShown(notice), await findPlaces(student)))
		throw new SchoolError("invalid", circularText.errors.notYours);
	const now = new Date().toISOString();
	// Once more in the statement that writes: meanwhile the notice may be withdrawn, or the student's data erased.
	await query(sql`
		INSERT INTO circular_reads (notice_id, student_id, at)
		SELECT n.id, s.id, ${now} FROM notices n, students s
		WHERE n.id = ${notice} AND n.circular IS TRUE AND ${isPublishedNow(now)}
			AND s.id = ${student} AND s.restricted_at IS NULL AND s.erased_at IS NULL
		ON CONFLICT (notice_id, student_id) DO NOTHING`);
	const read_at = await findRead(student, notice);
	if (!read_at) throw new SchoolError("notFound", circularText.errors.gone);
	return { asked: true, read_at };
}
