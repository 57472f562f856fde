/** Enrols a class in the next year: all rows that were confirmed, in one transaction, or none. */
import "server-only";
import type { PayloadRequest } from "payload";
import { toLatinDigits } from "@/lib/bengali/digits";
import { promotionText as text } from "@/lib/bengali/office/promotion";
import { addEntry } from "@/lib/cms/activity/entries";
import type { Tag } from "@/lib/cms/cache-tags";
import { expireOnCommit } from "@/lib/cms/expire";
import type { PromotionInput } from "@/lib/office/promotion/schema";
import { invalidError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { insertEnrolments, lockRecords } from "../import/changes";
import { findClassPair, findFollowing, readEnrolled } from "./plan";
import { addPromotion, type Changes } from "./runs";

const { errors } = text;

/** Reads whose results depend on what a promotion writes. */
export const promotionTags = ["enrolments", "years"] satisfies Tag[];

const highestRoll = 9999;

const nothing = () => undefined;

type Row = { student: number; section: number; class: number; roll: number };

/**
 * @param by who does it, for the list of what was done; without it the server
 * @returns the promotion's id
 * @throws SchoolError "notFound" for an unknown exam or class; "invalid" with messages by the id of the student
 */
export async function promote(input: PromotionInput, by?: SignedIn): Promise<number> {
	const { own, sections } = await findClassPair(input.class);
	const id = await inTransaction(async (req) => {
		const at = new Date().toISOString();
		const { exam, from, year, yearId } = await findFollowing(input.exam, req);
		const title = text.of(own.class_name, exam.title);
		// The first write: from here on nobody else writes.
		const run = await addPromotion(req, { staff: by?.id ?? null, title, year, count: input.rows.length, at });
		await lockRecords(req, "years");
		const classOf = new Map(sections.map((section) => [section.id, section.class]));
		const rows = input.rows.map(({ student, section, roll }) => ({
			...{ student, section, class: classOf.get(section) ?? 0 },
			roll: readRoll(roll),
		}));
		const faults = await findFaults(req, rows, { from, class: own.id, yearId });
		if (Object.keys(faults).length > 0) throw invalidError(faults);
		const to = yearId ?? (await req.payload.create({ collection: "years", data: { year }, depth: 0, req })).id;
		const records = rows.map(({ student, ...place }) => ({ student, place: { ...place, year: to }, updatedAt: at }));
		const ids = await insertEnrolments(req, records, nothing);
		const enrolments = rows.map(({ student }) => ({ student, id: ids.get(student) ?? 0 }));
		const changes: Changes = { year: to, isNewYear: yearId === null, enrolments };
		await query(sql`UPDATE promotions SET changes = ${JSON.stringify(changes)} WHERE id = ${run}`, req);
		const detail = text.activity(rows.length, year);
		await addEntry(req, by ?? null, { action: "create", kind: "enrolments", title, detail });
		await expireOnCommit(req, promotionTags);
		return run;
	});
	return id;
}

/** @returns 0 for what is no roll */
function readRoll(typed: string): number {
	const digits = toLatinDigits(typed.trim());
	const roll = /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
	return roll <= highestRoll ? roll : 0;
}

type From = { from: number; class: number; yearId: number | null };

/** @returns what is wrong with the rows, by the id of the student */
async function findFaults(req: PayloadRequest, rows: readonly Row[], { from, class: classId, yearId }: From) {
	const present = await query<{ student: number }>(
		sql`SELECT student_id AS student FROM enrolments WHERE year_id = ${from} AND class_id = ${classId}`,
		req,
	);
	const enrolled = yearId === null ? [] : await readEnrolled(yearId, req);
	const known: Known = {
		inClass: new Set(present.map(({ student }) => student)),
		enrolled: new Set(enrolled.map(({ student }) => student)),
		taken: new Set(enrolled.map(slotOf)),
		given: new Set(),
	};
	const faults: Record<string, string[]> = {};
	for (const row of rows) {
		const fault = faultOf(row, known);
		if (fault) faults[row.student] = [fault];
		known.enrolled.add(row.student);
		known.given.add(slotOf(row));
	}
	return faults;
}

const slotOf = ({ section, roll }: { section: number; roll: number }) => `${section}/${roll}`;

/** Students of the class, those with a place in the next year, its taken rolls, and the rolls given by earlier rows. */
type Known = Record<"inClass" | "enrolled", Set<number>> & Record<"taken" | "given", Set<string>>;

function faultOf(row: Row, { inClass, enrolled, taken, given }: Known): string | null {
	if (!inClass.has(row.student)) return errors.moved;
	if (enrolled.has(row.student)) return errors.enrolled;
	if (row.class === 0) return errors.section;
	if (row.roll === 0) return errors.roll;
	if (taken.has(slotOf(row))) return errors.rollTaken;
	return given.has(slotOf(row)) ? errors.rollTwice : null;
}
