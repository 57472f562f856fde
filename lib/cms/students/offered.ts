/** Fields that choose a class or subjects offer those of this school, of this year. What is offered is no rule. */
import type { Field, PayloadRequest, RelationshipField, Where } from "payload";
import { relationship } from "payload/shared";
import { rows, sql } from "@/lib/data/sql";
import { staffText } from "@/lib/office/words/staff";
import { headWrites } from "../access";
import type { Staff } from "../payload-types";
import { readSchoolYear } from "./school-year";

const anyRecord = (value: unknown, options: object) =>
	relationship(value as never, { ...options, filterOptions: undefined } as never);

/** The same as getTaughtClasses (lib/school/structure): of twelve classes that a new school has, many teach five. */
async function taught({ req }: { req: PayloadRequest }): Promise<Where | true> {
	const found = await rows<{ id: number }>(req.payload, sql`SELECT DISTINCT class_id AS id FROM sections`, req);
	return found.length === 0 || { id: { in: found.map(({ id }) => id) } };
}

/** @param field a relation to classes; one may be chosen before it has its first section */
export const offeringTaught = (field: Field): Field =>
	({ ...field, filterOptions: taught, validate: anyRecord }) as Field;

type Choosing = Partial<Pick<Staff, "role" | "classes">>;

/** The subjects of its classes that an account may mark, where these are not all of them (lib/office/marks/setup). */
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
	// A subject of last year stays chosen.
	validate: anyRecord,
	admin: {
		description: staffText.hints.ownSubjects,
		condition: ({ role, classes }: Choosing) => role === "exam" && (classes ?? []).length > 0,
	},
};
