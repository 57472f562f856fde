/** Hooks that revalidate the cache tag of a collection or global after a change. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, GlobalConfig } from "payload";
import { expireTag, isTag } from "./cache-tags";
import { isDraftOnly } from "./collections/saving";

/** Adds the hooks if cached reads depend on the collection. */
export function expiring(collection: CollectionConfig): CollectionConfig {
	const { slug, hooks } = collection;
	if (!isTag(slug)) return collection;
	const expire = () => expireTag(slug);
	const expireIfPublic: CollectionAfterChangeHook = ({ req }) => {
		if (!isDraftOnly(req, slug)) expire();
	};
	const expireIfShown: CollectionAfterDeleteHook = ({ doc, req }) => {
		if (!doc.deletedAt && !req.context.unseen) expire();
	};
	return {
		...collection,
		hooks: {
			...hooks,
			afterChange: [...(hooks?.afterChange ?? []), expireIfPublic],
			afterDelete: [...(hooks?.afterDelete ?? []), expireIfShown],
		},
	};
}

/** Adds the hook if cached reads depend on the global. */
export function expiringGlobal(global: GlobalConfig): GlobalConfig {
	const { slug, hooks } = global;
	if (!isTag(slug)) return global;
	const expire = () => expireTag(slug);
	return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), expire] } };
}
