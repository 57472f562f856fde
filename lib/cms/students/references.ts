/** Refuses to delete referenced records with a Bengali message, before the database's foreign keys do. */
import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug, type PayloadRequest } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { rows, sql } from "@/lib/data/sql";

type Reference = { collection: CollectionSlug; field: string; label: { plural: string } };

/** @returns a hook that refuses to delete a record while any of the references exists */
export function refuseWhileUsed(...references: Reference[]): CollectionBeforeDeleteHook {
	return async ({ id, req }) => {
		for (const { collection, field, label } of references) {
			const { totalDocs } = await req.payload.count({ collection, where: { [field]: { equals: id } }, req });
			if (totalDocs > 0) throw new APIError(studentStaffText.errors.used(label.plural), 400, undefined, true);
		}
	};
}

type Owner = "exam" | "enrolment" | "subject";

/** @returns whether there are marks of the record, including removed ones, whose history is kept */
export async function hasMarks(owner: Owner, id: unknown, req: PayloadRequest): Promise<boolean> {
	const column = sql.identifier(`${owner}_id`);
	const found = await rows(req.payload, sql`SELECT id FROM marks WHERE ${column} = ${id} LIMIT 1`, req);
	return found.length > 0;
}

/** @returns a hook that refuses to delete a record with marks, unless it is deleted together with its student */
export function keepWithMarks(owner: Owner, message: string): CollectionBeforeDeleteHook {
	return async ({ id, req }) => {
		if (!req.context.withoutActivity && (await hasMarks(owner, id, req)))
			throw new APIError(message, 400, undefined, true);
	};
}
