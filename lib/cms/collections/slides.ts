import type { CollectionConfig } from "payload";
import { staffText } from "@/lib/office/words/staff";
import { mediaPicture } from "../fields";
import { titleOf } from "../title-fields";
import { history, restoreField } from "./publishing";

/** Slides of the home page; the alternative text is that of the media record. */
export const slides: CollectionConfig = {
	slug: "slides",
	labels: staffText.slides,
	orderable: true,
	admin: {
		useAsTitle: "title",
		description: staffText.hints.order,
		defaultColumns: ["picture", "restore"],
	},
	trash: true,
	versions: history,
	fields: [
		titleOf("picture.alt", staffText.fields.alt),
		mediaPicture("picture", staffText.fields.picture, { required: true }),
		restoreField,
	],
};
