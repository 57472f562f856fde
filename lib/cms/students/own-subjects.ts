/** The subjects of its classes that an account may mark, where these are not all of them (lib/office/marks/setup). */
import type { RelationshipField } from "payload";
import { relationship } from "payload/shared";
import { staffText } from "@/lib/office/words/staff";
import { headWrites } from "../access";
import type { Staff } from "../payload-types";
import { readSchoolYear } from "./school-year";

type Choosing = Partial<Pick<Staff, "role" | "classes">>;

export const ownSubjectsField: RelationshipField = {
	name: "subjects",
	label: staffText.fields.ownSubjects,
	type: "relationship",
	relationTo: "subjects",
	hasMany: true,
	access: headWrites,
	// Those of the school's year: a subject has a record in each.
	filterOptions: async ({ data, req }) => {
		const { classes = [] }: Choosing = data ?? {};
		const year = await readSchoolYear(req.payload, req);
		return { class: { in: classes ?? [] }, year: { equals: year?.id ?? 0 } };
	},
	// What is offered is no rule: a subject of last year stays chosen.
	validate: (value, options) => relationship(value as never, { ...options, filterOptions: undefined } as never),
	admin: {
		description: staffText.hints.ownSubjects,
		condition: ({ role, classes }: Choosing) => role === "exam" && (classes ?? []).length > 0,
	},
};
