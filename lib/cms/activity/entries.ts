/**
 * Entries of the collection `activity`: what staff do, written in the transaction of the change. Changes by the public
 * and by students are not recorded, those by commands only for accounts.
 */
import type { PayloadRequest } from "payload";
import { type Action, activityText } from "@/lib/bengali/office/activity";
import { accountOf } from "../access";
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

type Author = Pick<Staff, "id" | "name">;

const longestTitle = 200;

/** An autosaved form is recorded at most once in this time. */
const autosaveMilliseconds = 10 * 60_000;

/**
 * Adds an entry. Called for tasks that write many records at once, without their hooks; hooks call {@link recordAct}.
 * @param account that the task runs for; null for a command on the server
 */
export async function addEntry(req: PayloadRequest, account: Author | null, act: Act): Promise<void> {
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

/** Adds an entry for the request's account. Nothing is added within {@link withoutActivity}. */
export async function recordAct(req: PayloadRequest, act: Act): Promise<void> {
	const account = accountOf(req);
	if (req.context.withoutActivity || (!account && act.kind !== "staff")) return;
	await addEntry(req, account, act);
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
