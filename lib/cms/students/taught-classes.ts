/** Fields that choose a class offer those of this school: of twelve that a new one has, many teach five. */
import type { Field, PayloadRequest, Where } from "payload";
import { relationship } from "payload/shared";
import { rows, sql } from "@/lib/data/sql";

/** The same as getTaughtClasses (lib/school/structure). */
async function taught({ req }: { req: PayloadRequest }): Promise<Where | true> {
	const found = await rows<{ id: number }>(req.payload, sql`SELECT DISTINCT class_id AS id FROM sections`, req);
	return found.length === 0 || { id: { in: found.map(({ id }) => id) } };
}

/** What is offered is no rule: a class may be chosen before it has its first section. */
const anyClass = (value: unknown, options: object) =>
	relationship(value as never, { ...options, filterOptions: undefined } as never);

/** @param field a relation to classes */
export const offeringTaught = (field: Field): Field =>
	({ ...field, filterOptions: taught, validate: anyClass }) as Field;
