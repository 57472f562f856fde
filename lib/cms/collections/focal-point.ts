/**
 * The point of a picture that no cut may lose: a face, mostly. Payload's own editor of it (`upload.focalPoint`) is off:
 * it is dragged with a mouse alone, and a change makes all files of the picture anew under their old names. Pages cut by
 * `object-position`, so only the two numbers are stored, in Payload's columns for them.
 */
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Field, NumberField } from "payload";
import { focalPointText } from "@/lib/office/publishing/text";
import type { Media } from "../payload-types";

const percent = (name: "focalX" | "focalY", admin: NumberField["admin"]): NumberField => ({
	name,
	type: "number",
	label: focalPointText.label,
	min: 0,
	max: 100,
	admin: { disableListColumn: true, disableListFilter: true, ...admin },
});

/** Percent of width and height, from the upper left corner; both null until staff choose a point. */
export const focalPointFields: Field[] = [
	percent("focalX", { hidden: true }),
	// Its field in the form edits both.
	percent("focalY", {
		hidden: false,
		components: { Field: "/lib/office/publishing/focal-point#FocalPoint" },
	}),
];

/** A beforeOperation hook: Payload overwrites both numbers when a file comes, so those that come with it are kept. */
export const keepFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	if (operation !== "create" && operation !== "update") return;
	const { focalX = null, focalY = null } = (args as { data?: Partial<Media> }).data ?? {};
	req.context.focalPoint = { focalX, focalY };
};

/** A beforeChange hook: a new file has the point that came with it, and not that of the file before. */
export const setFocalPoint: CollectionBeforeChangeHook<Media> = ({ data, req }) =>
	req.file ? { ...data, ...(req.context.focalPoint as object) } : data;
