/**
 * The activity log that staff see. Its entries ("acts") come from two sources: changes of single records, which
 * Payload's hooks record in the collection `activity`, and operations on many records, which are read from the table
 * `operations`. An operation has no entry in `activity`: its own row is written in the same transaction, and a copy
 * could contradict it.
 */
import "server-only";
import type { CollectionSlug, Payload } from "payload";
import { pageCollections } from "@/lib/cms/page-collections";
import type { Activity } from "@/lib/cms/payload-types";
import type { Dated } from "@/lib/office/parts/record-state";
import { records, sql } from "@/lib/school/query";
import { mayDo, type SignedIn } from "../guard";
import { type AnyOperation, operations } from "../operations/all";
import { type PastOperation, readOperations } from "../operations/stored";
import { subjects, viewPaths } from "../subjects";
import { type Action, activityText } from "./text";
import { findUndo } from "./undo";

/**
 * @property kind label of the record's kind
 * @property path of the record's form or view; null if the record was deleted or the account may not read it
 * @property state of a record with drafts and dates: what its state now follows from; else null
 * @property from device and address of the session, if known
 * @property undo the id to undo it by, of an entry of `activity` or of an operation; "never" for a kind that cannot be
 * undone, null if it cannot be undone (any more)
 */
export type Act = Pick<Activity, "at" | "action" | "title" | "detail"> & {
	by: string;
	from: string | null;
	kind: string;
	path: string | null;
	state: Dated | null;
	undo: { entry: number } | { operation: number } | "never" | null;
	/** Whether its undo is offered right after it, and not only in the list. */
	isOffered: boolean;
};

/** Longest list. */
export const mostActs = 300;

const hour = 60 * 60 * 1000;
const offset = 6 * hour;

/** ISO 8601; `until` is exclusive. */
type Period = { from: string; until: string };

/** What of the acts is listed: how many, whether logins are among them, and whether only the account's own are. */
type Asked = { most?: number; logins?: boolean; own?: boolean };

/**
 * @param day in Dhaka, yyyy-mm-dd
 * @returns the acts of that day, newest first, at most `most`: for a head account all, for others only their own
 */
export async function listActs(account: SignedIn, day: string, asked: Asked = {}): Promise<Act[]> {
	const from = Date.parse(`${day}T00:00:00Z`) - offset;
	return listPeriod(
		account,
		{ from: new Date(from).toISOString(), until: new Date(from + 24 * hour).toISOString() },
		asked,
	);
}

/** @returns the acts of that time, newest first, at most `most`: as {@link listActs} */
export async function listPeriod(
	account: SignedIn,
	period: Period,
	{ most = mostActs, logins = true, own = account.role !== "head" }: Asked = {},
): Promise<Act[]> {
	const payload = await records();
	const acts = [
		...(await listEntries(payload, account, { ...period, most, logins, own })),
		...(await listOperations(payload, account, { ...period, most, own })),
	];
	return acts.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, most);
}

const ofLogins: Action[] = ["login", "failedLogin", "logout"];

async function listEntries(
	payload: Payload,
	account: SignedIn,
	{ from, until, most, logins, own }: Period & Required<Asked>,
): Promise<Act[]> {
	const { docs } = await payload.find({
		collection: "activity",
		where: {
			and: [
				...[{ at: { greater_than_equal: from } }, { at: { less_than: until } }],
				...(logins ? [] : [{ action: { not_in: ofLogins } }]),
				...(own ? [{ by: { equals: account.id } }] : []),
			],
		},
		sort: "-id",
		depth: 0,
		limit: most,
		pagination: false,
		overrideAccess: false,
		user: { ...account, collection: "staff" },
	});
	const found = await findRecords(payload, account, docs);
	const seen = new Set<string>();
	return Promise.all(
		docs.map(async (act) => ({
			at: act.at,
			action: act.action,
			title: act.title,
			detail: act.times ? activityText.times(act.times) : act.detail,
			by: act.byName,
			from: placeOf(act.device, act.address),
			kind: labelOf(payload, act.kind),
			...(found.get(`${act.kind}/${act.record ?? ""}`) ?? { path: null, state: null }),
			undo: isFirst(seen, act) && (await findUndo(payload, account, act)) !== null ? { entry: act.id } : null,
			isOffered: true,
		})),
	);
}

const placeOf = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ") || null;

/** An operation gives up to two acts: that it was applied, and that it was taken back. */
async function listOperations(
	payload: Payload,
	account: SignedIn,
	{ from, until, most, own }: Period & { most: number; own: boolean },
): Promise<Act[]> {
	const during = (time: "applied_at" | "taken_back_at", by: "staff_id" | "taken_back_id") => {
		const [at, who] = [sql.identifier(time), sql.identifier(by)];
		return sql`(${at} >= ${from} AND ${at} < ${until}${own ? sql` AND ${who} = ${account.id}` : sql``})`;
	};
	const acts = async (time: Parameters<typeof during>[0], by: Parameters<typeof during>[1]) =>
		(await readOperations(during(time, by), most)).flatMap((past) => {
			const operation = operations[past.subject];
			return operation ? [{ past, told: operation.told, act: actOf(payload, account, past, operation) }] : [];
		});
	return [
		...(await acts("applied_at", "staff_id")).map(({ act }) => act),
		...(await acts("taken_back_at", "taken_back_id")).map(({ past, told, act }) => ({
			...act,
			action: told.takenBack?.action ?? ("restore" as const),
			detail: (told.takenBack ?? told).detail(past),
			at: past.takenBackAt ?? "",
			by: past.takenBackBy ?? "",
			from: placeOf(past.takenBackDevice, past.takenBackAddress),
			undo: null,
		})),
	];
}

function actOf(payload: Payload, account: SignedIn, past: PastOperation, operation: AnyOperation): Act {
	const { takeBack, told, isGrave = false } = operation;
	const may = mayDo(account, past.subject);
	const canUndo = may && past.state === "applied" && past.isKept;
	return {
		action: told.action,
		title: past.title,
		detail: told.detail(past),
		kind: labelOf(payload, told.kind),
		at: past.at,
		by: past.by,
		from: placeOf(past.device, past.address),
		path: may ? (viewPaths(subjects[past.subject])[0] ?? null) : null,
		state: null,
		undo: takeBack ? (canUndo ? { operation: past.id } : null) : "never",
		isOffered: !isGrave,
	};
}

/** Only the newest act of a record can have an undo. @returns whether the record was not seen before */
function isFirst(seen: Set<string>, { kind, record }: Activity): boolean {
	const key = `${kind}/${record ?? ""}`;
	const isNew = !seen.has(key);
	seen.add(key);
	return isNew;
}

/** @returns the label of a collection or global */
function labelOf(payload: Payload, slug: string): string {
	const global = payload.config.globals.find((candidate) => candidate.slug === slug);
	const label = global?.label ?? payload.collections[slug as CollectionSlug]?.config.labels.singular;
	return typeof label === "string" ? label : "";
}

type Found = Pick<Act, "path" | "state">;

const stateFields = { _status: true, publishedAt: true, shownUntil: true } as const;

/** @returns paths and states of the records that exist and that the account may read, by `kind/id` */
async function findRecords(payload: Payload, account: SignedIn, acts: Activity[]): Promise<Map<string, Found>> {
	const named = new Map<string, Found>();
	const user = { ...account, collection: "staff" as const };
	for (const kind of new Set(acts.map((act) => act.kind))) {
		if (payload.config.globals.some(({ slug }) => slug === kind)) {
			const global = { slug: kind as "settings", depth: 0, overrideAccess: false, user };
			const isOpen = await payload.findGlobal(global).then(
				() => true,
				() => false,
			);
			// The banner has a form of its own.
			if (isOpen) named.set(`${kind}/`, { path: kind === "banner" ? "/banner" : `/globals/${kind}`, state: null });
			continue;
		}
		const own = acts.filter((act) => act.kind === kind);
		const ids = [...new Set(own.flatMap(({ record }) => record ?? []))];
		if (!(kind in payload.collections)) continue;
		const hasPage = (pageCollections as readonly string[]).includes(kind);
		const find = (draft: boolean) =>
			payload
				.find({
					collection: kind as "notices",
					where: { id: { in: ids } },
					depth: 0,
					draft,
					pagination: false,
					select: hasPage ? stateFields : {},
					overrideAccess: false,
					user,
				})
				.catch(() => ({ docs: [] }));
		const { docs } = await find(false);
		const newest: (Dated & { id: number })[] = hasPage ? (await find(true)).docs : [];
		const drafts = new Set(newest.filter(({ _status }) => _status === "draft").map(({ id }) => id));
		for (const { id, ...state } of docs as (Dated & { id: number })[]) {
			const isChanged = state._status === "published" && drafts.has(id);
			const dated = isChanged ? { ...state, _status: "changed" } : state;
			named.set(`${kind}/${id}`, { path: `/collections/${kind}/${id}`, state: hasPage ? dated : null });
		}
	}
	return named;
}

/** @returns an act in words: what was done, and to which record */
export const wordsOf = ({ action, kind, title }: Act): string => `${activityText.actions[action]}, ${title || kind}`;
