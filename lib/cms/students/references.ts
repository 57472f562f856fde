/** Refuses to delete or to move referenced records with a Bengali message, before the database's foreign keys do. */
import {
	APIError,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type PayloadRequest,
	ValidationError,
} from "payload";
import { idOf } from "@/lib/data/ids";
import { rows, type SQL, sql } from "@/lib/data/sql";
import { studentStaffText } from "@/lib/office/words/students";

/** What may refer to a record: how staff call it, and the table and condition of the rows that do. */
type Reference = [label: { plural: string }, from: SQL];

/** @param from table and condition @returns whether there is such a row */
export const exists = async (from: SQL, req: PayloadRequest): Promise<boolean> =>
	(await rows(req.payload, sql`SELECT 1 AS one FROM ${from} LIMIT 1`, req)).length > 0;

/** @returns a hook that refuses to delete a record while any of the references exists */
export function refuseWhileUsed(referencesTo: (id: number) => Reference[]): CollectionBeforeDeleteHook {
	return async ({ id, req }) => {
		for (const [{ plural }, from] of referencesTo(Number(id)))
			if (await exists(from, req)) throw new APIError(studentStaffText.errors.used(plural), 400, undefined, true);
	};
}

/**
 * @param labels of the fields, by name
 * @param isUsed whether others rely on the fields of the record with this id
 * @returns a hook that refuses another value of one of the fields then, with the message at it
 */
export const keepWhile =
	(
		labels: Readonly<Record<string, string>>,
		message: string,
		isUsed: (id: number, req: PayloadRequest) => Promise<boolean>,
	): CollectionBeforeChangeHook =>
	async ({ collection, data, operation, originalDoc, req }) => {
		const changes = (name: string) =>
			data[name] !== undefined && String(idOf(data[name])) !== String(idOf(originalDoc[name]));
		const path = operation === "update" && Object.keys(labels).find(changes);
		if (!path || !(await isUsed(originalDoc.id, req))) return data;
		throw new ValidationError({ collection: collection.slug, errors: [{ path, label: labels[path], message }], req });
	};

/** @param others table and condition of the records in one order @returns the place after the last of them */
export async function nextPlace(others: SQL, req: PayloadRequest): Promise<number> {
	type Last = { sequence: number | string | null };
	const [last] = await rows<Last>(req.payload, sql`SELECT max(sequence) AS sequence FROM ${others}`, req);
	return Number(last?.sequence ?? 0) + 1;
}

type Owner = "exam" | "enrolment" | "subject";

/** @returns whether there are marks of the record, including removed ones, whose history is kept */
export const hasMarks = (owner: Owner, id: unknown, req: PayloadRequest): Promise<boolean> =>
	exists(sql`marks WHERE ${sql.identifier(`${owner}_id`)} = ${id}`, req);

/** Condition that something stands in the cell of the mark `m`: one that was emptied keeps its row. */
export const isEntered = sql`(m.hundredths IS NOT NULL OR m.absent = 1)`;

/** Condition that it is entered in a subject of the class in which its student is now: others count nowhere. */
export const isInClass = sql`(${isEntered} AND EXISTS (SELECT 1 FROM enrolments n JOIN subjects s ON s.class_id = n.class_id
	WHERE n.id = m.enrolment_id AND s.id = m.subject_id))`;

/** @returns a hook that refuses to delete a record with marks, unless it is deleted together with its student */
export function keepWithMarks(owner: Owner, message: string): CollectionBeforeDeleteHook {
	return async ({ id, req }) => {
		if (!req.context.withoutActivity && (await hasMarks(owner, id, req)))
			throw new APIError(message, 400, undefined, true);
	};
}

/** @param where condition on results `r` @returns whether there are such results, released or taken back */
export const hasResults = (where: SQL, req: PayloadRequest): Promise<boolean> =>
	exists(sql`results r WHERE ${where}`, req);

/** Condition that the release `w` is the one that wrote the result `r`; a release that is taken back has no row. */
export const ownRelease = sql`w.exam_id = r.exam_id AND w.class_id = r.class_id AND w.operation_id = r.operation`;

/** Condition that the result `r` belongs to a release, also to one whose time is yet to come. */
export const isReleased = sql`EXISTS (SELECT 1 FROM releases w WHERE ${ownRelease})`;
