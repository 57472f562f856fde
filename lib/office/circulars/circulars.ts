/** Which families have confirmed the notices that ask for it (lib/school/circulars), and which have not. */
import "server-only";
import type { Where } from "payload";
import { addEntry } from "@/lib/cms/activity/entries";
import { publishedNow } from "@/lib/cms/published";
import { notLeft } from "@/lib/cms/students/leaving";
import { dayLength } from "@/lib/contract/days";
import { studentStaffText } from "@/lib/office/words/students";
import { type Circular, findCirculars } from "@/lib/school/circulars";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { inTransaction, listOf, type Numeric, query, sql } from "@/lib/school/query";
import { getYears } from "@/lib/school/structure";
import type { OfficeFile } from "../calls";
import type { SignedIn } from "../guard";
import { writeFileOf } from "../lists/files";
import { bySection, inClasses, type Pupil, readRoster, type SectionOf } from "../students/roster";
import type { NumbersInput } from "./calls";
import { type Family, familiesOf, getTold, note, published, readTold } from "./reached";
import { circularsText } from "./text";

/** Notices that are listed. */
export const mostCirculars = 30;

/** Days for which the start page tells of a notice that is not read by all. */
const toldDays = 14;

type Counts = { asked: number; read: number };

/** A section whose families are asked. */
type Place = Counts & { id: number; title: string };

/** A class with the sections of it that are asked. */
type AskedClass = Counts & { id: number; name: string; places: Place[] };

export type CountedCircular = Circular & Counts & { asking: AskedClass[] };

const sumOf = (all: readonly Counts[]): Counts => ({
	asked: all.reduce((sum, { asked }) => sum + asked, 0),
	read: all.reduce((sum, { read }) => sum + read, 0),
});

/** @returns the newest circulars, with who has read them, at most {@link mostCirculars} */
export async function listCirculars(): Promise<CountedCircular[]> {
	return countReads(await findCirculars(published(), mostCirculars));
}

/** @returns the number of circulars of the last days that are shown, and that a family has not confirmed */
export async function countUnread(): Promise<number> {
	const since = new Date(Date.now() - toldDays * dayLength).toISOString();
	const recent: Where = { and: [publishedNow(), { publishedAt: { greater_than: since } }] };
	const counted = await countReads(await findCirculars(recent, mostCirculars));
	return counted.filter(({ asked, read }) => read < asked).length;
}

type SectionRow = { year: Numeric; section: number; name: string; class: number; className: string; asked: Numeric };

async function countReads(circulars: readonly Circular[]): Promise<CountedCircular[]> {
	if (circulars.length === 0) return [];
	const years = listOf([...new Set(circulars.map(({ year }) => year))]);
	const [sections, reads] = await Promise.all([
		query<SectionRow>(sql`
			SELECT y.year, n.id AS section, n.name, c.id AS class, c.name AS "className", count(*) AS asked
			FROM enrolments e JOIN years y ON y.id = e.year_id JOIN students s ON s.id = e.student_id
				JOIN classes c ON c.id = e.class_id JOIN sections n ON n.id = e.section_id
			WHERE y.year IN (${years}) AND s.restricted_at IS NULL AND s.erased_at IS NULL AND ${notLeft()}
			GROUP BY y.year, n.id, n.name, c.id, c.name, c.sequence ORDER BY c.sequence, c.id, n.name, n.id`),
		query<{ notice: number; year: Numeric; section: number; read: Numeric }>(sql`
			SELECT r.notice_id AS notice, y.year, e.section_id AS section, count(*) AS read
			FROM circular_reads r JOIN students s ON s.id = r.student_id
				JOIN enrolments e ON e.student_id = s.id JOIN years y ON y.id = e.year_id
			WHERE r.notice_id IN (${listOf(circulars.map(({ id }) => id))}) AND y.year IN (${years})
				AND s.restricted_at IS NULL AND s.erased_at IS NULL AND ${notLeft()}
			GROUP BY r.notice_id, y.year, e.section_id`),
	]);
	const keyOf = (notice: number, year: Numeric, section: number) => `${notice}/${Number(year)}/${section}`;
	const readOf = new Map(reads.map((read) => [keyOf(read.notice, read.year, read.section), Number(read.read)]));
	return circulars.map((circular) => {
		const own = sections.filter((section) => Number(section.year) === circular.year && isOf(circular, section.class));
		const places = own.map(({ section, name, className, asked, ...rest }) => ({
			id: section,
			class: rest.class,
			title: studentStaffText.titles.section(name, className),
			asked: Number(asked),
			read: readOf.get(keyOf(circular.id, circular.year, section)) ?? 0,
		}));
		const classes = new Map(own.map((place) => [place.class, place.className]));
		const asking = [...classes].map(([id, name]) => {
			const within = places.filter((place) => place.class === id);
			return { id, name, places: within, ...sumOf(within) };
		});
		return { ...circular, asking, ...sumOf(places) };
	});
}

const isOf = ({ classes }: Circular, id: number) => classes.length === 0 || classes.includes(id);

/** @returns the circular with its counts @throws SchoolError "notFound" if it is not published or does not ask */
export async function getCounted(id: number): Promise<CountedCircular> {
	const [found] = await findCirculars({ and: [published(), { id: { equals: id } }] }, 1);
	const [circular] = await countReads(found ? [found] : []);
	if (!circular) throw notFoundError();
	return circular;
}

/** `unread` has the sections in which a family has not confirmed. */
type Unread = { circular: CountedCircular; unread: SectionOf<Pupil>[] };

/**
 * @param id of the notice
 * @returns who has not confirmed it, by section and roll
 * @throws SchoolError "notFound" if it is not published or does not ask
 */
export async function readUnread(id: number): Promise<Unread> {
	const circular = await getCounted(id);
	const year = (await getYears()).find((year) => year.year === circular.year);
	if (!year) return { circular, unread: [] };
	const asked = circular.classes.length > 0 ? inClasses(circular.classes) : sql`TRUE`;
	const unread = sql`${asked} AND s.erased_at IS NULL AND ${notLeft()} AND NOT EXISTS (
		SELECT 1 FROM circular_reads r WHERE r.notice_id = ${id} AND r.student_id = s.id)`;
	return { circular, unread: bySection(await readRoster(year.id, unread), (pupil) => pupil) };
}

const { numbers: text } = circularsText;

/**
 * Makes the file, notes with each family that it is in one, and writes the act down.
 * @returns one number a line; as CSV with names and section beside it
 * @throws SchoolError "notFound" if the notice is not published, "invalid" if no family has a number
 */
export async function makeNumbers(input: NumbersInput, who: SignedIn): Promise<OfficeFile> {
	const { id, format } = input;
	const place = input.class === undefined ? undefined : ({ of: "class", id: input.class } as const);
	const families = await inTransaction(async (req) => {
		const notice = await getTold(id);
		const found = familiesOf(await readTold(notice, place, req)).families;
		if (found.length === 0) throw new SchoolError("invalid", text.none);
		const students = found.flatMap(({ pupils }) => pupils.map((pupil) => pupil.id));
		await note(id, students, { way: "sms", at: new Date().toISOString() }, req);
		// Not of the notice's record: a later act about that would keep its publishing from being undone.
		const act = { action: "export", kind: "students", title: text.act(notice.name) } as const;
		await addEntry(req, who, { ...act, detail: text.detail(found.length, format) });
		return found;
	});
	// Lines as Windows ends them: office computers have it, and its older editors show no other.
	const lines = () => Buffer.from(families.map(({ mobile }) => `${mobile}\r\n`).join(""));
	const bytes = format === "txt" ? lines() : await tableOf(families);
	return { bytes, name: text.file(format), type: format, persons: families.length };
}

const tableOf = (families: readonly Family[]): Promise<Buffer> => {
	const rows = families.map(({ mobile, pupils }) => [
		mobile,
		pupils.map(({ name }) => name).join(", "),
		[...new Set(pupils.map((pupil) => studentStaffText.titles.section(pupil.section.name, pupil.class.name)))].join(
			", ",
		),
	]);
	return writeFileOf("csv", [{ name: text.act(""), rows: [[...text.columns], ...rows] }]);
};
