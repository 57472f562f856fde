/** Hooks that revalidate the cache tag of a collection or global after a change. */
import type { CollectionConfig, GlobalConfig } from "payload";
import { expireTag, isTag } from "./cache-tags";

/** Adds the hooks if cached reads depend on the collection. */
export function expiring(collection: CollectionConfig): CollectionConfig {
	const { slug, hooks } = collection;
	if (!isTag(slug)) return collection;
	const expire = () => expireTag(slug);
	return {
		...collection,
		hooks: {
			...hooks,
			afterChange: [...(hooks?.afterChange ?? []), expire],
			afterDelete: [...(hooks?.afterDelete ?? []), expire],
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
