/** Fields of a notice that asks families to confirm that they have read it (lib/school/circulars). */
import type { CollapsibleField } from "payload";
import { circularsText } from "@/lib/office/circulars/text";
import { shown } from "../fields";
import { offeringTaught } from "../students/offered";

const { form } = circularsText;

/** Folded, because few notices ask. Without classes it asks the whole school. */
export const circularFields: CollapsibleField = {
	type: "collapsible",
	label: form.fold,
	admin: { initCollapsed: true },
	fields: [
		{
			name: "circular",
			label: form.ask,
			type: "checkbox",
			defaultValue: false,
			index: true,
			admin: { description: form.askHint },
		},
		offeringTaught({
			name: "circularClasses",
			label: form.classes,
			type: "relationship",
			relationTo: "classes",
			hasMany: true,
			admin: { description: form.classesHint, condition: ({ circular }) => Boolean(circular) },
		}),
		shown("circularReads", "/lib/office/circulars/circular-links#CircularLink"),
	],
};
