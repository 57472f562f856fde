/** Hooks around every collection that record what staff do. */
import type {
	CollectionAfterChangeHook,
	CollectionAfterDeleteHook,
	CollectionBeforeChangeHook,
	CollectionBeforeDeleteHook,
	CollectionSlug,
	PayloadRequest,
} from "payload";
import { rows, sql } from "@/lib/data/sql";
import { type Action, activityText } from "@/lib/office/activity/text";
import { staffText } from "@/lib/office/words/staff";
import { accountOf } from "../access";
import { isBlankDraft } from "../collections/blank-drafts";
import type { Staff } from "../payload-types";
import { type Doc, detailOf, titleOf } from "./descriptions";
import { isRepeatedAutosave, recordAct } from "./entries";

/** Facts that the hooks before a change pass to those after it, by collection and id. */
type Before = { wasPublished?: boolean; hasNewPassword?: boolean; title?: string };

function remember(req: PayloadRequest, kind: string, id: unknown, found?: Before): Before {
	// Payload copies the context for each operation of a request; the copies share this map.
	req.context.activity ??= new Map<string, Before>();
	const known = req.context.activity as Map<string, Before>;
	const key = `${kind}/${id}`;
	if (found) known.set(key, found);
	return known.get(key) ?? {};
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

export const noteState: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, operation, req }) => {
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

export const recordChange: CollectionAfterChangeHook = async ({
	collection,
	data,
	doc,
	previousDoc,
	operation,
	req,
}) => {
	if (!accountOf(req) && collection.slug !== "staff") return;
	const kind = collection.slug;
	const wasBlank = operation === "create" || isBlankDraft(kind, previousDoc ?? {});
	if (wasBlank && isBlankDraft(kind, doc)) return;
	const title = await titleOf(collection, { ...previousDoc, ...data, ...doc }, req);
	const version = collection.versions ? await latestVersion(kind as CollectionSlug, doc.id, req) : undefined;
	const published = hasDrafts(collection) ? await isPublished(kind, doc.id, req) : undefined;
	// Published with the first save that writes something, before the form has saved itself: the blank draft is no record,
	// but what is undone is the publishing.
	const isPublishing = operation === "update" && published;
	if (wasBlank && !isPublishing) {
		const detail = published === undefined ? undefined : published ? activityText.published : activityText.draft;
		await recordAct(req, { action: "create", kind, record: doc.id, title, detail, version });
		return;
	}
	const before = remember(req, kind, doc.id);
	const isRestoring = Boolean(req.context.isRestoringVersion);
	const action = actionOf(before, doc, previousDoc ?? {}, published, isRestoring);
	const detail = detailOf(collection.flattenedFields, data, previousDoc ?? {});
	const { wasPublished } = before;
	if (kind === "staff" && previousDoc?.role !== doc.role) {
		await recordAct(req, { action: "role", kind, record: doc.id, title, detail: roleChange(previousDoc, doc) });
		if (action === "update" && detail === activityText.changed([staffText.fields.role])) return;
	}
	const act = { action, kind, record: doc.id, title, version, wasPublished };
	if (await isRepeatedAutosave(req, act, doc)) return;
	await recordAct(req, { ...act, detail: ["update", "publish"].includes(action) ? detail : undefined });
};

const roleChange = (before: Pick<Staff, "role">, now: Pick<Staff, "role">) =>
	activityText.roleChange(staffText.roles[before.role], staffText.roles[now.role]);

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

/** Reads the title before the deletion: afterwards a related record that gives the title may be gone. */
export const noteDeleted: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
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

export const recordDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
	const { title } = remember(req, collection.slug, id);
	await recordAct(req, { action: "delete", kind: collection.slug, record: id, title });
};
