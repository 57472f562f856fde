/** What the bar at the foot of the back office offers to undo, right after it was done. */
import "server-only";
import type { CollectionSlug, Payload } from "payload";
import { records } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { type Act, listPeriod } from "./activity";
import { type Offer, offerSeconds } from "./kept-offer";
import { activityText } from "./text";

/** Records that are deleted at once, in a list. */
const most = 100;

/** Milliseconds between the first and the last of them. */
const atOnce = 5_000;

type Undoable = Act & { undo: { entry: number } | { operation: number } };

const isUndoable = (act: Act): act is Undoable => act.undo !== null && act.undo !== "never";

const entryOf = async (payload: Payload, id: number) =>
	payload.findByID({ collection: "activity", id, depth: 0, disableErrors: true });

/** @returns whether nobody but staff can see what was saved: a draft, which saves itself */
async function isDraft(payload: Payload, { action, undo }: Undoable): Promise<boolean> {
	if (action !== "update" || !("entry" in undo)) return false;
	const { kind = "", version } = (await entryOf(payload, undo.entry)) ?? {};
	if (!version || !payload.collections[kind as CollectionSlug]?.config.versions) return false;
	const collection = kind as "notices";
	const saved = await payload.findVersionByID({ collection, id: String(version), depth: 0, disableErrors: true });
	return saved?.version._status === "draft";
}

/** @returns where the record is, which a list of acts does not link while it is in the trash */
async function pathOf(payload: Payload, { path, undo }: Undoable): Promise<string | null> {
	if (path || !("entry" in undo)) return path;
	const { kind = "", record } = (await entryOf(payload, undo.entry)) ?? {};
	return kind in payload.collections && record ? `/collections/${kind}/${record}` : null;
}

const nameOf = ({ kind, title }: Act) => (title && title !== kind ? activityText.named(kind, title) : kind);

function textOf(acts: Undoable[]): string {
	const [act, ...more] = acts;
	if (!act) return "";
	// An operation tells its own numbers.
	if ("operation" in act.undo) return [act.title, act.detail].filter(Boolean).join(" · ");
	const name = more.length > 0 ? activityText.bar.several(act.kind, acts.length) : nameOf(act);
	return activityText.bar.happened(act.action, name);
}

/**
 * @returns the newest act of the account, of the last moment, that can be undone and that others can see; null if there
 * is none. Releases are left out: taking one back is a decision of its own, in its own view
 */
export async function findOffer(account: SignedIn): Promise<Offer | null> {
	const now = Date.now();
	const period = { from: new Date(now - offerSeconds * 1000).toISOString(), until: new Date(now + 1000).toISOString() };
	const acts = (await listPeriod(account, period, { most, logins: false, own: true })).filter(isUndoable);
	const payload = await records();
	for (const act of acts) {
		if (!act.isOffered || (await isDraft(payload, act))) continue;
		const together = acts.filter(
			(other) =>
				act.action === "trash" &&
				other.action === "trash" &&
				other.kind === act.kind &&
				Date.parse(act.at) - Date.parse(other.at) < atOnce,
		);
		const undone = together.length > 1 ? together : [act];
		return {
			at: act.at,
			text: textOf(undone),
			undo: undone.map(({ undo }) => undo),
			path: undone.length > 1 ? null : await pathOf(payload, act),
		};
	}
	return null;
}
