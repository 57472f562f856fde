import type { CollectionBeforeDeleteHook, CollectionConfig, Field } from "payload";
import { personLabels } from "@/lib/office/words/person-fields";
import { staffText } from "@/lib/office/words/staff";
import { mediaPicture, personNameField, phoneField, textField } from "../fields";
import { nameKeyFields, setNameKeys } from "../name-keys";
import { forgetStaffCards } from "../students/identity-cards";
import { bloodGroupField } from "../students/person-fields";
import { history, restoreField } from "./publishing";
import { addToSearch, removeFromSearch } from "./searched";

const { fields, hints, ranks } = staffText;

/** Teachers and committee members have the same card. */
function people(
	slug: "teachers" | "committee-members",
	labels: CollectionConfig["labels"],
	more: Field[] = [],
	beforeDelete: CollectionBeforeDeleteHook[] = [],
): CollectionConfig {
	return {
		slug,
		labels,
		orderable: true,
		admin: {
			useAsTitle: "name",
			listSearchableFields: ["name", "designation", "phone"],
			defaultColumns: ["name", "designation", "phone", "restore"],
			description: hints.order,
		},
		trash: true,
		versions: history,
		hooks: {
			beforeChange: [setNameKeys],
			afterChange: [addToSearch],
			beforeDelete,
			afterDelete: [removeFromSearch],
		},
		fields: [
			personNameField({ name: "name", label: fields.name, required: true, maxLength: 120 }),
			textField({ name: "designation", label: fields.designation, required: true, maxLength: 120 }),
			textField({ name: "subject", label: fields.subject, maxLength: 120 }),
			phoneField("phone"),
			mediaPicture("picture", fields.picture),
			...more,
			restoreField,
			...nameKeyFields(slug),
		],
	};
}

/** Group of the teachers page. */
const rankField: Field = {
	name: "rank",
	label: fields.rank,
	type: "select",
	defaultValue: "teacher",
	options: (["head", "teacher", "staff"] as const).map((value) => ({ value, label: ranks[value] })),
	admin: { position: "sidebar" },
};

/** For identity cards: no public page shows them. */
const cardFields: Field[] = [
	{
		...personNameField({ name: "englishName", label: personLabels.englishName, maxLength: 120 }),
		admin: { description: hints.onCard, position: "sidebar" },
	},
	bloodGroupField({ description: hints.onCard, position: "sidebar" }),
];

const forgetCards: CollectionBeforeDeleteHook = ({ id, req }) => forgetStaffCards(Number(id), req);

export const teachers = people("teachers", staffText.teachers, [rankField, ...cardFields], [forgetCards]);
export const committeeMembers = people("committee-members", staffText.committeeMembers);
