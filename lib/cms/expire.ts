/** What staff save shows at once: a change expires every cached read that carries the collection's tag. */
import { revalidateTag } from "next/cache";
import type { CollectionConfig, GlobalConfig } from "payload";

function expire(tag: string) {
	// Commands (migrate, demo) run outside the server and have no cache to expire.
	if (process.env.NEXT_RUNTIME === "nodejs") revalidateTag(tag, { expire: 0 });
}

/** Adds the hooks to a collection; its tag is its slug. */
export function expiring(collection: CollectionConfig): CollectionConfig {
	const { slug, hooks } = collection;
	return {
		...collection,
		hooks: {
			...hooks,
			afterChange: [...(hooks?.afterChange ?? []), () => expire(slug)],
			afterDelete: [...(hooks?.afterDelete ?? []), () => expire(slug)],
		},
	};
}

/** The same for a global. */
export function expiringGlobal(global: GlobalConfig): GlobalConfig {
	const { slug, hooks } = global;
	return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), () => expire(slug)] } };
}
