import type { CollectionConfig } from "payload";
import { checklistItems, checklistText } from "@/lib/office/checklist/text";
import { staffText } from "@/lib/office/words/staff";
import { mediaPicture } from "../fields";
import { titleField } from "./free-name";
import { pages, restoreField, stateField } from "./publishing";
import { publishedAtField, shownUntilField } from "./shown-dates";

const { fields, hints, places } = staffText;

/** Contents of the directorate's checklist that are a page of their own (lib/office/checklist/checklist). */
const topics = [
	...(["profile", "recognition", "mpo", "complaints"] as const).map((value) => ({
		value,
		label: checklistItems[value],
	})),
	{ value: "information", label: checklistText.information },
];

/** Content blocks of the home page and content pages (`/content/{name}`). */
export const contents: CollectionConfig = {
	...pages("contents", {
		defaultColumns: ["name", "place", "_status", "restore"],
		description: hints.order,
	}),
	orderable: true,
	fields: [
		titleField,
		{
			name: "place",
			label: fields.place,
			type: "select",
			required: true,
			defaultValue: "page",
			options: (["history", "home", "page"] as const).map((value) => ({ value, label: places[value] })),
			admin: { position: "sidebar" },
		},
		{
			name: "topic",
			label: fields.topic,
			type: "select",
			options: topics,
			admin: { position: "sidebar", description: hints.topic },
		},
		publishedAtField(false),
		shownUntilField,
		mediaPicture("picture", fields.picture),
		{ name: "readmoreText", label: fields.readmoreText, type: "textarea", maxLength: 600 },
		{ name: "body", label: fields.body, type: "richText" },
		restoreField,
		stateField,
	],
};
