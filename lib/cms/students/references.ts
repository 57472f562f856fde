/** What others point at cannot be deleted: the database refuses it, and this says so in Bengali before. */
import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";

type Reference = { collection: CollectionSlug; field: string; label: { plural: string } };

/** @returns a hook that refuses to delete a record while any of the references holds it */
export function refuseWhileUsed(...references: Reference[]): CollectionBeforeDeleteHook {
	return async ({ id, req }) => {
		for (const { collection, field, label } of references) {
			const { totalDocs } = await req.payload.count({ collection, where: { [field]: { equals: id } }, req });
			if (totalDocs > 0) throw new APIError(studentStaffText.errors.used(label.plural), 400, undefined, true);
		}
	};
}
