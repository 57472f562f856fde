/** Texts of an entry of the activity: the record's title and the labels of the changed fields. */
import { isDeepStrictEqual } from "node:util";
import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from "payload";
import { activityText } from "@/lib/office/activity/text";

export type Doc = Record<string, unknown>;

/** Fields whose change is described by the entry's action, such as publishing or moving to the trash. */
const toldByAction = ["_status", "deletedAt"];

/** @returns the field's label, "" for one that forms do not show */
export function shownLabel(field: FlattenedField): string {
	if (field.name === "_order") return activityText.order;
	const { hidden } = field as { hidden?: boolean };
	const isShown = !hidden && !field.admin?.hidden && !toldByAction.includes(field.name);
	return isShown && typeof field.label === "string" ? field.label : "";
}

/** @returns the labels of the changed fields */
const changedLabels = (fields: readonly FlattenedField[], data: Doc, previous: Doc): string[] =>
	fields
		.filter(({ name }) => name in data && !isDeepStrictEqual(data[name] ?? null, previous[name] ?? null))
		.map(shownLabel)
		.filter(Boolean);

/** @returns the sentence that names the changed fields, undefined without any */
export const detailOf = (fields: readonly FlattenedField[], data: Doc, previous: Doc): string | undefined => {
	const labels = changedLabels(fields, data, previous);
	return labels.length > 0 ? activityText.changed(labels) : undefined;
};

/** @returns the record's title; a virtual title is read from the related record */
export async function titleOf(
	config: SanitizedCollectionConfig,
	doc: Doc,
	req: PayloadRequest,
): Promise<string | undefined> {
	const { useAsTitle = "id" } = config.admin;
	if (doc[useAsTitle] !== undefined && doc[useAsTitle] !== null) return String(doc[useAsTitle]);
	const field = config.flattenedFields.find(({ name }) => name === useAsTitle);
	const path = field && "virtual" in field && typeof field.virtual === "string" ? field.virtual : "";
	const [relation = "", part = ""] = path.split(".");
	const related = config.flattenedFields.find(({ name }) => name === relation);
	const value = doc[relation] as number | Doc | undefined;
	const id = typeof value === "object" ? value?.id : value;
	if (!id || !related || !("relationTo" in related) || typeof related.relationTo !== "string") return undefined;
	const found = await req.payload.findByID({
		collection: related.relationTo as CollectionSlug,
		id: id as number,
		depth: 0,
		disableErrors: true,
		req,
	});
	return found ? String((found as unknown as Doc)[part] ?? "") : undefined;
}
