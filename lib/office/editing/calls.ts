import "server-only";
import {
	type CollectionSlug,
	createLocalReq,
	type FlattenedField,
	Forbidden,
	type GlobalSlug,
	NotFound,
	type PayloadRequest,
} from "payload";
import { z } from "zod";
import type { Doc } from "@/lib/cms/activity/descriptions";
import { ofPersons } from "@/lib/cms/rest-reads";
import { largestId } from "@/lib/contract/input";
import { notFoundError } from "@/lib/school/errors";
import { records } from "@/lib/school/query";
import { type OfficeCalls, officeCall } from "../calls";
import type { SignedIn } from "../guard";
import { differencesOf } from "./words";

/** A record of a collection, or without an id a global. */
const recordSchema = z.object({ slug: z.string().max(60), id: z.int().positive().max(largestId).optional() });
export type EditedRecord = z.output<typeof recordSchema>;

/** @property mine the fields as the form holds them */
const compareSchema = recordSchema.extend({ mine: z.record(z.string(), z.unknown()) });

/**
 * @property updatedAt time of the newest version, ISO 8601
 * @property by who has saved it; null for the server or if that is not known
 * @property isOwn whether that is the same account
 * @property newest its fields, as a form takes them
 * @property hasHistory whether what is saved over can be brought back
 * @property differences fields that differ, in words
 */
const compareAnswer = z.object({
	updatedAt: z.string(),
	by: z.string().nullable(),
	isOwn: z.boolean(),
	hasHistory: z.boolean(),
	newest: z.record(z.string(), z.unknown()),
	differences: z.array(z.object({ label: z.string(), mine: z.string(), theirs: z.string() })),
});
export type Compared = z.output<typeof compareAnswer>;

/** @property isWriting whether the form holds something that is not saved yet */
const presenceSchema = recordSchema.extend({ isWriting: z.boolean() });

/** @property others who else writes in the record, and since when (ISO 8601) */
const presenceAnswer = z.object({ others: z.array(z.object({ name: z.string(), since: z.string() })) });
export type Present = z.output<typeof presenceAnswer>["others"];

/** The newest version of a record, against what a form holds. */
type Found = { doc: Doc; fields: readonly FlattenedField[]; hasHistory: boolean; req: PayloadRequest };

/**
 * @param who its rights apply
 * @returns the newest version, draft or published
 * @throws SchoolError "notFound", also for a record that the account may not read
 */
async function getNewest(who: SignedIn, { slug, id }: EditedRecord): Promise<Found> {
	const payload = await records();
	const user = { ...who, collection: "staff" as const };
	const req = await createLocalReq({ user }, payload);
	const shared = { depth: 0, draft: true, overrideAccess: false, user, req };
	const config =
		id === undefined
			? payload.config.globals.find((global) => global.slug === slug)
			: payload.collections[slug as CollectionSlug]?.config;
	if (!config) throw notFoundError();
	const reading: Promise<unknown> =
		id === undefined
			? payload.findGlobal({ slug: slug as GlobalSlug, ...shared })
			: payload.findByID({ collection: slug as CollectionSlug, id, ...shared });
	const doc = (await reading.catch((error: unknown) => {
		throw error instanceof NotFound || error instanceof Forbidden ? notFoundError() : error;
	})) as Doc;
	return { doc, fields: config.flattenedFields, hasHistory: Boolean(config.versions), req };
}

/** @returns the newest version, and in which fields the form's differ from it */
async function compareWithNewest(who: SignedIn, record: EditedRecord, mine: Doc): Promise<Compared> {
	const { doc, fields, hasHistory, req } = await getNewest(who, record);
	const by = typeof doc.savedBy === "string" ? doc.savedBy : null;
	const differences = await differencesOf(req, fields, doc, mine);
	return {
		updatedAt: String(doc.updatedAt),
		by,
		isOwn: by === who.name,
		hasHistory,
		newest: doc,
		differences: differences.map(({ label, before, after }) => ({ label, mine: after, theirs: before })),
	};
}

// Who writes in which record at the moment.

/** A form that is being written in tells so each minute (lib/office/editing/editing-guard). */
const forgottenAfter = 150_000;

type Writer = { name: string; since: string; seen: string };

const keyOf = ({ slug, id }: EditedRecord) => `editing:${slug}/${id ?? ""}`;

/**
 * Notes whether the account writes in the record.
 * @returns the others who do; of two who begin in the same instant one may be missing until its next minute
 * @throws SchoolError "notFound", also for a record that the account may not read
 */
async function notePresence(who: SignedIn, record: EditedRecord, isWriting: boolean): Promise<Present> {
	await getNewest(who, record);
	const { kv } = await records();
	const key = keyOf(record);
	const known = (await kv.get<Record<string, Writer>>(key)) ?? {};
	const now = new Date();
	const present = Object.entries(known).filter(([, { seen }]) => now.getTime() - Date.parse(seen) < forgottenAfter);
	const others = present.filter(([id]) => id !== String(who.id));
	const own = known[who.id];
	if (isWriting) {
		const since = present.length > others.length && own ? own.since : now.toISOString();
		const writer: Writer = { name: who.name, since, seen: now.toISOString() };
		await kv.set(key, Object.fromEntries([...others, [String(who.id), writer]]));
	} else if (own) await (others.length > 0 ? kv.set(key, Object.fromEntries(others)) : kv.delete(key));
	return others.map(([, { name, since }]) => ({ name, since }));
}

export const calls: OfficeCalls<"editing"> = {
	compare: officeCall({
		input: compareSchema,
		answer: compareAnswer,
		persons: (_answered, { slug }) => (ofPersons.includes(slug) ? 1 : 0),
		run: ({ input: { mine, ...record }, who }) => compareWithNewest(who, record, mine),
	}),
	presence: officeCall({
		input: presenceSchema,
		answer: presenceAnswer,
		run: async ({ input: { isWriting, ...record }, who }) => ({
			others: await notePresence(who, record, isWriting),
		}),
	}),
};
