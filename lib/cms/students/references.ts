/** Refuses to delete referenced records with a Bengali message, before the database's foreign keys do. */
import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";

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
