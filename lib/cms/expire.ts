/** Expires the cache tag of a collection or global after a change. */
import type {
	CollectionAfterChangeHook,
	CollectionAfterDeleteHook,
	GlobalAfterChangeHook,
	Payload,
	PayloadRequest,
} from "payload";
import { channel, type OnExpired } from "@/lib/data/processes/connection";
import { rows, sql } from "@/lib/data/sql";
import { onCommit } from "@/lib/data/transactions";
import { environment } from "@/lib/machine/environment";
import { cacheTags, expireHere, isTag, type Tag } from "./cache-tags";
import { isDraftOnly } from "./collections/saving";

/** Notifies all other processes on the same PostgreSQL database; NOTIFY takes effect when the transaction commits. */
async function notify(payload: Payload, tags: readonly Tag[], req?: PayloadRequest): Promise<void> {
	if (environment.DATABASE_URL) await rows(payload, sql`SELECT pg_notify(${channel}, ${tags.join(",")})`, req);
}

/** Expires in this process the tags that another process has expired; null means all tags. */
export const expireFromOthers: OnExpired = (tags) => expireHere(tags?.filter(isTag) ?? cacheTags);

/** Expires tags in all processes, at once. */
export async function expireEverywhere(payload: Payload, tags: readonly Tag[]): Promise<void> {
	expireHere(tags);
	await notify(payload, tags);
}

/** Expires tags in all processes when the request's transaction commits, or at once without one. */
export async function expireOnCommit(req: PayloadRequest, tags: readonly Tag[]): Promise<void> {
	await notify(req.payload, tags, req);
	await onCommit(req, async () => expireHere(tags));
}

/** Hooks of all collections and globals; of those without a tag no cached read depends on. */
export const expirePublic: CollectionAfterChangeHook = async ({ collection: { slug }, req }) => {
	if (isTag(slug) && !isDraftOnly(req, slug)) await expireOnCommit(req, [slug]);
};

export const expireDeleted: CollectionAfterDeleteHook = async ({ collection: { slug }, doc, req }) => {
	if (isTag(slug) && !doc.deletedAt && !req.context.unseen) await expireOnCommit(req, [slug]);
};

export const expireGlobal: GlobalAfterChangeHook = async ({ global: { slug }, req }) => {
	if (isTag(slug)) await expireOnCommit(req, [slug]);
};
