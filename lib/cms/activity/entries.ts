/**
 * Adds entries to the collection `activity`, in the transaction of the change that they describe. Changes by the public
 * and by students are not recorded; changes by commands only for staff accounts.
 */
import type { PayloadRequest } from "payload";
import { type Action, activityText } from "@/lib/office/activity/text";
import { accountOf } from "../access";
import { findOrigin } from "../logins/devices";
import type { Staff } from "../payload-types";

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

/** @property _sid the session in which it acts; without one, as in tests, the entry has no device */
type Author = Pick<Staff, "id" | "name"> & { _sid?: string };

const longestTitle = 200;

/** An autosaved form is recorded at most once in this time. */
const autosaveMilliseconds = 10 * 60_000;

/**
 * Adds an entry. For operations that write many records by SQL, without hooks; hooks call {@link recordAct}.
 * @param account on whose behalf the operation runs; null for a command on the server
 */
export async function addEntry(req: PayloadRequest, account: Author | null, act: Act): Promise<void> {
	const origin = await findOrigin(req.payload, account, req);
	await req.payload.db.create({
		collection: "activity",
		data: {
			...act,
			...origin,
			at: new Date().toISOString(),
			by: account?.id,
			byName: account?.name ?? activityText.server,
			title: act.title?.slice(0, longestTitle),
		},
		req,
	});
}

/** Adds an entry for the request's account, except within {@link withoutActivity}. */
export async function recordAct(req: PayloadRequest, act: Act): Promise<void> {
	const account = accountOf(req);
	if (req.context.withoutActivity || (!account && act.kind !== "staff")) return;
	await addEntry(req, account, act);
}

/**
 * Runs `work` without recording its changes, because they belong to a recorded one, such as the deletion of a parent.
 */
export async function withoutActivity<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
	const { withoutActivity: isNested } = req.context;
	req.context.withoutActivity = true;
	try {
		return await work();
	} finally {
		req.context.withoutActivity = isNested;
	}
}

/** @returns whether this is an autosave, and an earlier one of the same draft has been recorded recently */
export async function isRepeatedAutosave(
	req: PayloadRequest,
	{ action, kind, record }: Act,
	doc: { _status?: unknown },
): Promise<boolean> {
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
