/**
 * Undoes a change of a single record: restores Payload's version before it, restores the record from Payload's trash,
 * or takes back a decision on an application. Operations on many records are taken back by ../operations.
 */
import "server-only";
import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload";
import { formatMoment } from "@/lib/bengali/dates";
import { mayUse } from "@/lib/cms/access";
import type { Doc } from "@/lib/cms/activity/descriptions";
import { recordAct, withoutActivity } from "@/lib/cms/activity/entries";
import { isBlankDraft } from "@/lib/cms/collections/blank-drafts";
import { refusalOf } from "@/lib/cms/errors";
import { takeTurn } from "@/lib/cms/newer-versions";
import type { Activity } from "@/lib/cms/payload-types";
import { inTransaction } from "@/lib/data/transactions";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { records } from "@/lib/school/query";
import { canUndoAdmission, takeRefusalBack, undoAdmission } from "../admissions/admit";
import type { SignedIn } from "../guard";
import { activityText } from "./text";

type Undo = (req: PayloadRequest) => Promise<unknown>;

/** What an undo gives that leaves the changed text in the form, as a draft: nobody's typing is lost. */
const keptDraft = Symbol("kept draft");

/**
 * Payload's methods are typed per collection; all collections with versions have the same ones, so one slug stands for
 * all.
 */
type AnyCollection = "notices";

const withStatus = (payload: Payload, kind: string) => {
	const versions = payload.collections[kind as CollectionSlug]?.config.versions;
	return Boolean(versions?.drafts);
};

type VersionQuery = { where: Where; limit: number; req?: PayloadRequest };

/** @returns versions of the act's record that match, newest first */
async function versionsOf(payload: Payload, { kind, record }: Activity, { where, ...more }: VersionQuery) {
	const shared = { sort: "-id", depth: 0, pagination: false, ...more };
	const { docs } = record
		? await payload.findVersions({
				collection: kind as AnyCollection,
				where: { parent: { equals: record }, ...where },
				...shared,
			})
		: await payload.findGlobalVersions({ slug: kind as "settings", where, ...shared });
	return docs as unknown as { id: string; updatedAt: string; autosave?: boolean; version: Doc }[];
}

/** @returns the newest version before the act's own, of those that match */
async function versionBefore(payload: Payload, act: Activity, req?: PayloadRequest, more: Where = {}) {
	if (!act.version) return undefined;
	const [last] = await versionsOf(payload, act, { where: { id: { less_than: act.version }, ...more }, limit: 1, req });
	return last;
}

/** More than a record keeps. */
const allVersions = 1000;

/**
 * @returns who has changed the record after the act, and when: by the newest entry about it, or by a version without one,
 * as operations write them; a form that saves itself for the same account has no entry each time either
 */
async function findNewer(payload: Payload, act: Activity, req?: PayloadRequest) {
	const { id, kind, record, version: own, byName } = act;
	const where: Where = {
		kind: { equals: kind },
		id: { greater_than: id },
		...(record ? { record: { equals: record } } : {}),
	};
	const { docs } = await payload.find({ collection: "activity", where, sort: "-id", depth: 0, limit: 1, req });
	if (docs[0] || !own) return docs[0];
	const later = await versionsOf(payload, act, { where: { id: { greater_than: own } }, limit: allVersions, req });
	const other = later.find(({ autosave, version }) => !(autosave && version.savedBy === byName));
	return other && { byName: String(other.version.savedBy ?? activityText.server), at: other.updatedAt };
}

const isNewest = async (...asked: Parameters<typeof findNewer>) => (await findNewer(...asked)) === undefined;

const restore = (kind: string, id: string | number) => (req: PayloadRequest) =>
	req.payload.restoreVersion({
		collection: kind as AnyCollection,
		id: String(id),
		depth: 0,
		overrideAccess: false,
		req,
	});

const update =
	({ kind, record }: Activity, data: object, more: { trash?: boolean; draft?: boolean } = {}) =>
	(req: PayloadRequest) =>
		req.payload.update({
			collection: kind as AnyCollection,
			id: Number(record),
			data,
			...more,
			depth: 0,
			overrideAccess: false,
			req,
		});

/**
 * Restores the published version and, if there was one, the newer draft. What was published from a blank draft is taken
 * down and keeps its text.
 */
async function undoChange(payload: Payload, act: Activity, req?: PayloadRequest): Promise<Undo | null> {
	const last = await versionBefore(payload, act, req);
	if (!last) return null;
	if (isBlankDraft(act.kind, { ...last.version })) return update(act, { _status: "draft" });
	const isDraft = withStatus(payload, act.kind) && last.version._status === "draft";
	if (!isDraft || !act.wasPublished) return restore(act.kind, last.id);
	const published = await versionBefore(payload, act, req, { "version._status": { equals: "published" } });
	if (!published) return null;
	return async (req) => {
		await restore(act.kind, published.id)(req);
		// The local API cannot restore a version as a draft.
		await update(act, last.version, { draft: true })(req);
		return keptDraft;
	};
}

async function undoInGlobal(payload: Payload, act: Activity, asked?: PayloadRequest): Promise<Undo | null> {
	const last = await versionBefore(payload, act, asked);
	if (!last) return null;
	const restored = { slug: act.kind as "settings", id: last.id, depth: 0, overrideAccess: false };
	return (req) => req.payload.restoreGlobalVersion({ ...restored, req });
}

/** @returns the undo of an admission, unless other records refer to the student by now, or of a refusal; else null */
async function findDecisionUndo(payload: Payload, act: Activity, asked?: PayloadRequest): Promise<Undo | null> {
	const id = Number(act.record);
	const kinds: Partial<Record<Activity["action"], [undo: typeof undoAdmission, can: () => Promise<boolean>]>> = {
		refuse: [takeRefusalBack, async () => true],
		admit: [undoAdmission, () => canUndoAdmission(id, asked)],
	};
	const [undo, can] = kinds[act.action] ?? [];
	if (!undo || !(await isNewest(payload, act, asked)) || !(await can?.())) return null;
	return async (req) => {
		await withoutActivity(req, () => undo(id, req));
		await recordAct(req, { action: "restore", kind: act.kind, record: id, title: act.title ?? undefined });
	};
}

/**
 * @param req request whose transaction the reads join
 * @returns what undoes the act, or null if it has no undo (any more) or the account may not change the record
 */
export async function findUndo(
	payload: Payload,
	account: SignedIn,
	act: Activity,
	req?: PayloadRequest,
): Promise<Undo | null> {
	const global = payload.config.globals.find(({ slug }) => slug === act.kind);
	if (global) {
		const isChange = act.action === "update" && Boolean(global.versions) && Boolean(act.version);
		return isChange && (await isNewest(payload, act, req)) ? undoInGlobal(payload, act, req) : null;
	}
	const config = payload.collections[act.kind as CollectionSlug]?.config;
	if (!config || !mayUse(account, "update", config.slug)) return null;
	if (act.kind === "applications") return findDecisionUndo(payload, act, req);
	const undone = () => undoChange(payload, act, req);
	const kinds: Partial<Record<Activity["action"], () => Promise<Undo | null> | Undo>> = {
		...(config.versions && { update: undone, publish: undone }),
		...(config.versions && { unpublish: () => update(act, { _status: "published" }) }),
		...(config.trash && { trash: () => update(act, { deletedAt: null }, { trash: true }) }),
	};
	const find = kinds[act.action];
	return find && (await isNewest(payload, act, req)) ? find() : null;
}

/**
 * Undoes an act with the account's own access rights. The undo is recorded in the activity log too.
 * @returns the sentence that says so
 * @throws SchoolError "notFound" for an act that the account may not see, "invalid" if it cannot be undone (any more)
 */
export async function undoAct(account: SignedIn, id: number): Promise<string> {
	const payload = await records();
	const user = { ...account, collection: "staff" as const };
	const act = await payload.findByID({
		collection: "activity",
		id,
		depth: 0,
		disableErrors: true,
		overrideAccess: false,
		user,
	});
	if (!act) throw notFoundError();
	const decide = async (req?: PayloadRequest) => {
		const undo = await findUndo(payload, account, act, req);
		if (undo) return undo;
		const newer = await findNewer(payload, act, req);
		const message = newer && activityText.changedSince(newer.byName, formatMoment(newer.at));
		throw new SchoolError("invalid", message ?? activityText.notUndone);
	};
	// Only what has an undo has a record whose turn can be taken.
	await decide();
	const left = await inTransaction(payload, async (req) => {
		await takeTurn(req, act.kind, act.record ?? undefined);
		const undo = await decide(req);
		req.user = user;
		return undo(req);
	}).catch((error: unknown) => {
		const refusal = refusalOf(error, act.kind);
		throw refusal === null ? error : new SchoolError("invalid", refusal);
	});
	return left === keptDraft ? activityText.undoneOnSite : activityText.undone;
}
