/** The newest version of a record, against what a form holds. */
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
import type { Doc } from "@/lib/cms/activity/descriptions";
import { notFoundError } from "@/lib/school/errors";
import { records } from "@/lib/school/records";
import type { SignedIn } from "../guard";
import type { Compared, EditedRecord } from "./schema";
import { differencesOf } from "./words";

type Found = { doc: Doc; fields: readonly FlattenedField[]; hasHistory: boolean; req: PayloadRequest };

/**
 * @param who its rights apply
 * @returns the newest version, draft or published
 * @throws SchoolError "notFound", also for a record that the account may not read
 */
export async function getNewest(who: SignedIn, { slug, id }: EditedRecord): Promise<Found> {
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
export async function compareWithNewest(who: SignedIn, record: EditedRecord, mine: Doc): Promise<Compared> {
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
