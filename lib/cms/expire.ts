/** What staff save shows at once: a change expires every cached read that carries the collection's or global's tag. */
import type { CollectionConfig, GlobalConfig } from "payload";
import { expireTag, isTag } from "./cache-tags";

/** Adds the hooks to a collection that cached reads depend on; any other stays as it is. */
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

/** The same for a global. */
export function expiringGlobal(global: GlobalConfig): GlobalConfig {
	const { slug, hooks } = global;
	if (!isTag(slug)) return global;
	const expire = () => expireTag(slug);
	return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), expire] } };
}
