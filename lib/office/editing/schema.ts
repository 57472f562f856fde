import { z } from "zod";
import { largestId } from "@/lib/contract/fields";

/** A record of a collection, or without an id a global. */
const recordSchema = z.object({ slug: z.string().max(60), id: z.int().positive().max(largestId).optional() });
export type EditedRecord = z.output<typeof recordSchema>;

/** @property mine the fields as the form holds them */
export const compareSchema = recordSchema.extend({ mine: z.record(z.string(), z.unknown()) });

/**
 * @property updatedAt time of the newest version, ISO 8601
 * @property by who has saved it; null for the server or if that is not known
 * @property isOwn whether that is the same account
 * @property newest its fields, as a form takes them
 * @property hasHistory whether what is saved over can be brought back
 * @property differences fields that differ, in words
 */
export const compareAnswer = z.object({
	updatedAt: z.string(),
	by: z.string().nullable(),
	isOwn: z.boolean(),
	hasHistory: z.boolean(),
	newest: z.record(z.string(), z.unknown()),
	differences: z.array(z.object({ label: z.string(), mine: z.string(), theirs: z.string() })),
});
export type Compared = z.output<typeof compareAnswer>;

/** @property isWriting whether the form holds something that is not saved yet */
export const presenceSchema = recordSchema.extend({ isWriting: z.boolean() });

/** @property others who else writes in the record, and since when (ISO 8601) */
export const presenceAnswer = z.object({ others: z.array(z.object({ name: z.string(), since: z.string() })) });
export type Present = z.output<typeof presenceAnswer>["others"];
