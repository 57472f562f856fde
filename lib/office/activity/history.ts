/** The versions of a record, as staff see them. */
import "server-only";
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from "payload";
import type { Doc } from "@/lib/cms/activity/descriptions";
import { type Difference, differencesOf } from "../editing/words";

/** @property state of the version; "saved" without drafts */
export type Saved = {
	id: number | string;
	at: string;
	by: string | null;
	state: "current" | "published" | "draft" | "saved";
};

export type RecordOfHistory = { collection: string; id: number | string } | { global: string };

type Version = { id: number | string; updatedAt: string; version: Doc };

/** More than a record keeps. */
const most = 100;

async function findVersions(req: PayloadRequest, record: RecordOfHistory): Promise<Version[]> {
	const shared = { depth: 0, limit: most, sort: "-id", overrideAccess: false, user: req.user, req };
	const { docs } =
		"global" in record
			? await req.payload.findGlobalVersions({ slug: record.global as GlobalSlug, ...shared })
			: await req.payload.findVersions({
					collection: record.collection as CollectionSlug,
					where: { parent: { equals: record.id } },
					trash: true,
					...shared,
				});
	return docs as unknown as Version[];
}

/** @returns whether the public sees the record; a draft may be newer */
async function isPublished(req: PayloadRequest, record: RecordOfHistory): Promise<boolean> {
	if ("global" in record) return false;
	const { collection, id } = record as { collection: "notices"; id: number };
	const found = await req.payload.findByID({ collection, id, depth: 0, trash: true, disableErrors: true, req });
	return found?._status === "published";
}

async function told(req: PayloadRequest, record: RecordOfHistory, versions: Version[]): Promise<Saved[]> {
	const newest = versions.find(({ version }) => version._status === "published");
	const current = newest && (await isPublished(req, record)) ? newest : null;
	return versions.map((saved) => ({
		id: saved.id,
		at: saved.updatedAt,
		by: typeof saved.version.savedBy === "string" ? saved.version.savedBy : null,
		state: saved === current ? "current" : stateOf(saved),
	}));
}

function stateOf({ version: { _status: status } }: Version): Saved["state"] {
	if (status === "published" || status === "draft") return status;
	return "saved";
}

/**
 * @param req the signed-in request; its rights apply
 * @returns the versions of a collection's record or of a global, newest first
 */
export const listVersions = async (req: PayloadRequest, record: RecordOfHistory): Promise<Saved[]> =>
	told(req, record, await findVersions(req, record));

/**
 * @property before the version that it is compared with, null for the first
 * @property others all versions but this, newest first
 * @property differences the fields that differ, in words
 */
type Change = { saved: Saved; before: Saved | null; others: Saved[]; differences: Difference[] };

/**
 * @param req the signed-in request; its rights apply
 * @param id of the version
 * @param compared id of another one to compare with; by default the one before it
 * @returns null if there is no such version (any more)
 */
export async function getChange(
	req: PayloadRequest,
	record: RecordOfHistory,
	id: string,
	compared?: string,
): Promise<Change | null> {
	const versions = await findVersions(req, record);
	const listed = await told(req, record, versions);
	const place = versions.findIndex((version) => String(version.id) === id);
	const [version, saved] = [versions[place], listed[place]];
	if (!version || !saved) return null;
	const chosen = versions.findIndex((listed) => String(listed.id) === compared && listed !== version);
	const other = chosen < 0 ? place + 1 : chosen;
	return {
		saved,
		before: listed[other] ?? null,
		others: listed.filter((entry) => entry !== saved),
		differences: await differencesOf(req, fieldsOf(req, record), versions[other]?.version ?? {}, version.version),
	};
}

function fieldsOf({ payload }: PayloadRequest, record: RecordOfHistory): readonly FlattenedField[] {
	if ("collection" in record) return payload.collections[record.collection as CollectionSlug].config.flattenedFields;
	return payload.config.globals.find(({ slug }) => slug === record.global)?.flattenedFields ?? [];
}
