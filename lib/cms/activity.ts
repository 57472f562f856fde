/**
 * Records in the collection `activity` what staff do: hooks around every collection and global, in the transaction of the
 * change. Changes by the public and by students are not recorded, those by commands only for accounts.
 */
import { isDeepStrictEqual } from "node:util";
import type {
	CollectionAfterChangeHook,
	CollectionAfterDeleteHook,
	CollectionBeforeChangeHook,
	CollectionBeforeDeleteHook,
	CollectionConfig,
	CollectionSlug,
	FlattenedField,
	GlobalAfterChangeHook,
	GlobalConfig,
	GlobalSlug,
	PayloadRequest,
	SanitizedCollectionConfig,
} from "payload";
import { type Action, activityText } from "@/lib/bengali/activity";
import { accountOf } from "./access";
import type { Staff } from "./payload-types";
import { rows, sql } from "./sql";

type Doc = Record<string, unknown>;

/** @property record undefined for a global */
type Act = {
	action: Action;
	kind: string;
	record?: number | string;
	title?: string;
	detail?: string;
	version?: number | string;
	wasPublished?: boolean;
};

/** What the hooks before a change know and those after it need, by collection and id. */
type Before = { wasPublished?: boolean; hasNewPassword?: boolean; title?: string };

const longestTitle = 200;

/** An autosaved form is recorded at most once in this time. */
const autosaveMilliseconds = 10 * 60_000;

function remember(req: PayloadRequest, kind: string, id: unknown, found?: Before): Before {
	// The context is copied between operations of a request, the map in it is not.
	req.context.activity ??= new Map<string, Before>();
	const known = req.context.activity as Map<string, Before>;
	const key = `${kind}/${id}`;
	if (found) known.set(key, found);
	return known.get(key) ?? {};
}

/** Adds an entry, in the request's transaction. Nothing is added within {@link withoutActivity}. */
export async function recordAct(req: PayloadRequest, act: Act): Promise<void> {
	const account = accountOf(req);
	if (req.context.withoutActivity || (!account && act.kind !== "staff")) return;
	await addEntry(req, account, act);
}

/**
 * Adds an entry for a task that writes many records at once, without their hooks.
 * @param account that the task runs for; null for a command on the server
 */
export const recordTask = (req: PayloadRequest, account: Author | null, act: Act): Promise<void> =>
	addEntry(req, account, act);

type Author = Pick<Staff, "id" | "name">;

async function addEntry(req: PayloadRequest, account: Author | null, act: Act): Promise<void> {
	await req.payload.db.create({
		collection: "activity",
		data: {
			...act,
			at: new Date().toISOString(),
			by: account?.id,
			byName: account?.name ?? activityText.server,
			title: act.title?.slice(0, longestTitle),
		},
		req,
	});
}

/** Runs work whose changes are part of an act that is recorded itself, such as deleting a record with its dependents. */
export async function withoutActivity<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
	const { withoutActivity: isNested } = req.context;
	req.context.withoutActivity = true;
	try {
		return await work();
	} finally {
		req.context.withoutActivity = isNested;
	}
}

/** @returns whether this is one of many automatic saves of a draft, and an earlier one has been recorded */
async function isRepeatedAutosave(req: PayloadRequest, { action, kind, record }: Act, doc: Doc): Promise<boolean> {
	if (String(req.query?.autosave) !== "true" || action !== "update" || doc._status !== "draft") return false;
	const since = new Date(Date.now() - autosaveMilliseconds).toISOString();
	const { totalDocs } = await req.payload.count({
		collection: "activity",
		where: {
			kind: { equals: kind },
			record: { equals: record },
			by: { equals: accountOf(req)?.id },
			action: { in: ["create", "update"] },
			at: { greater_than: since },
		},
		req,
	});
	return totalDocs > 0;
}

/** Fields whose change the action tells. */
const toldByAction = ["_status", "deletedAt"];

/** @returns the field's label, "" for one that forms do not show */
function labelOf(field: FlattenedField): string {
	if (field.name === "_order") return activityText.order;
	const { hidden } = field as { hidden?: boolean };
	const isShown = !hidden && !field.admin?.hidden && !toldByAction.includes(field.name);
	return isShown && typeof field.label === "string" ? field.label : "";
}

/** @returns the labels of the changed fields */
const changedLabels = (fields: readonly FlattenedField[], data: Doc, previous: Doc): string[] =>
	fields
		.filter(({ name }) => name in data && !isDeepStrictEqual(data[name] ?? null, previous[name] ?? null))
		.map(labelOf)
		.filter(Boolean);

const detailOf = (fields: readonly FlattenedField[], data: Doc, previous: Doc): string | undefined => {
	const labels = changedLabels(fields, data, previous);
	return labels.length > 0 ? activityText.changed(labels) : undefined;
};

/** @returns the record's title, also one that is the title of a related record */
async function titleOf(config: SanitizedCollectionConfig, doc: Doc, req: PayloadRequest): Promise<string | undefined> {
	const { useAsTitle = "id" } = config.admin;
	if (doc[useAsTitle] !== undefined && doc[useAsTitle] !== null) return String(doc[useAsTitle]);
	const field = config.flattenedFields.find(({ name }) => name === useAsTitle);
	const path = field && "virtual" in field && typeof field.virtual === "string" ? field.virtual : "";
	const [relation = "", part = ""] = path.split(".");
	const related = config.flattenedFields.find(({ name }) => name === relation);
	const value = doc[relation] as number | Doc | undefined;
	const id = typeof value === "object" ? value?.id : value;
	if (!id || !related || !("relationTo" in related) || typeof related.relationTo !== "string") return undefined;
	const found = await req.payload.findByID({
		collection: related.relationTo as CollectionSlug,
		id: id as number,
		depth: 0,
		disableErrors: true,
		req,
	});
	return found ? String((found as unknown as Doc)[part] ?? "") : undefined;
}

const hasDrafts = (config: { versions?: unknown }) =>
	Boolean(config.versions && (config.versions as { drafts?: unknown }).drafts);

async function isPublished(slug: string, id: unknown, req: PayloadRequest): Promise<boolean> {
	const [row] = await rows<{ _status: string }>(
		req.payload,
		sql`SELECT _status FROM ${sql.identifier(slug.replaceAll("-", "_"))} WHERE id = ${id}`,
		req,
	);
	return row?._status === "published";
}

/** Runs first, before other hooks take a new password away. */
const beforeChange: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, operation, req }) => {
	if (operation !== "update" || (!accountOf(req) && collection.slug !== "staff")) return data;
	const { id } = originalDoc;
	remember(req, collection.slug, id, {
		wasPublished: hasDrafts(collection) ? await isPublished(collection.slug, id, req) : undefined,
		hasNewPassword: Boolean(data.password || data.newPassword),
	});
	return data;
};

function actionOf(
	before: Before,
	doc: Doc,
	previous: Doc,
	isPublishedNow: boolean | undefined,
	isRestoring: boolean,
): Action {
	if (doc.deletedAt && !previous.deletedAt) return "trash";
	if (!doc.deletedAt && previous.deletedAt) return "recover";
	if (isRestoring) return "restore";
	if (before.hasNewPassword) return "password";
	if (before.wasPublished !== isPublishedNow) return isPublishedNow ? "publish" : "unpublish";
	return "update";
}

const afterChange: CollectionAfterChangeHook = async ({ collection, data, doc, previousDoc, operation, req }) => {
	if (!accountOf(req) && collection.slug !== "staff") return;
	const kind = collection.slug;
	const title = await titleOf(collection, { ...previousDoc, ...data, ...doc }, req);
	const version = collection.versions ? await latestVersion(kind as CollectionSlug, doc.id, req) : undefined;
	const published = hasDrafts(collection) ? await isPublished(kind, doc.id, req) : undefined;
	if (operation === "create") {
		const detail = published === undefined ? undefined : published ? activityText.published : activityText.draft;
		await recordAct(req, { action: "create", kind, record: doc.id, title, detail, version });
		return;
	}
	const before = remember(req, kind, doc.id);
	const isRestoring = Boolean(req.context.isRestoringVersion);
	const action = actionOf(before, doc, previousDoc ?? {}, published, isRestoring);
	const detail = detailOf(collection.flattenedFields, data, previousDoc ?? {});
	const { wasPublished } = before;
	const act = { action, kind, record: doc.id, title, version, wasPublished };
	if (await isRepeatedAutosave(req, act, doc)) return;
	await recordAct(req, { ...act, detail: ["update", "publish"].includes(action) ? detail : undefined });
};

async function latestVersion(collection: CollectionSlug, id: number, req: PayloadRequest) {
	const where = { parent: { equals: id } };
	const { docs } = await req.payload.db.findVersions({
		collection,
		where,
		sort: "-id",
		limit: 1,
		pagination: false,
		req,
	});
	return docs[0]?.id;
}

/** After the deletion the title of a related record could be gone. */
const beforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
	if (!accountOf(req) || req.context.withoutActivity) return;
	const doc = await req.payload.findByID({
		collection: collection.slug as CollectionSlug,
		id,
		depth: 0,
		disableErrors: true,
		trash: true,
		req,
	});
	remember(req, collection.slug, id, { title: doc ? await titleOf(collection, doc as never, req) : undefined });
};

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
	const { title } = remember(req, collection.slug, id);
	await recordAct(req, { action: "delete", kind: collection.slug, record: id, title });
};

const afterGlobalChange: GlobalAfterChangeHook = async ({ global, data, doc, previousDoc, req }) => {
	if (!accountOf(req)) return;
	const [version] = global.versions
		? (
				await req.payload.db.findGlobalVersions({
					global: global.slug as GlobalSlug,
					sort: "-id",
					limit: 1,
					pagination: false,
					req,
				})
			).docs
		: [];
	const isRestoring = Boolean(req.context.isRestoringVersion);
	await recordAct(req, {
		action: isRestoring ? "restore" : "update",
		kind: global.slug,
		title: typeof global.label === "string" ? global.label : undefined,
		detail: isRestoring ? undefined : detailOf(global.flattenedFields, data ?? doc, previousDoc ?? {}),
		version: version?.id,
	});
};

/** Adds the hooks to a collection. */
export const withActivity = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: {
		...collection.hooks,
		beforeChange: [beforeChange, ...(collection.hooks?.beforeChange ?? [])],
		afterChange: [...(collection.hooks?.afterChange ?? []), afterChange],
		beforeDelete: [...(collection.hooks?.beforeDelete ?? []), beforeDelete],
		afterDelete: [...(collection.hooks?.afterDelete ?? []), afterDelete],
	},
});

/** Adds the hook to a global. */
export const withGlobalActivity = (global: GlobalConfig): GlobalConfig => ({
	...global,
	hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), afterGlobalChange] },
});
