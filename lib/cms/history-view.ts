/** The history of collections and globals: its views, and that taking a record down does not take its last state out of it. */
import type { CollectionBeforeOperationHook, CollectionConfig, GlobalConfig } from "payload";

const views = {
	// Payload's list of versions cannot show who saved each, its comparison not the words that staff see.
	versions: {
		Component: "/lib/office/activity/history-view#HistoryView",
		tab: { Pill: "/lib/office/activity/versions-pill#VersionsPill" },
	},
	version: { Component: "/lib/office/activity/version-view#VersionView" },
};

/**
 * Payload's button "unpublish" makes a draft of the newest version itself, which is the published one. As a plain change
 * of the status it adds a version.
 */
const takeDownAnew: CollectionBeforeOperationHook = ({ args, operation }) =>
	operation === "update" && "unpublishAllLocales" in args ? { ...args, unpublishAllLocales: undefined } : args;

/** Replaces Payload's views of versions in a collection or global with versions. */
export function withHistory<T extends CollectionConfig | GlobalConfig>(config: T): T {
	if (!config.versions) return config;
	const components = config.admin?.components as { views?: { edit?: object } } | undefined;
	const edit = { ...components?.views?.edit, ...views };
	return {
		...config,
		admin: { ...config.admin, components: { ...components, views: { ...components?.views, edit } } },
	};
}

/** Adds the hook to a collection with drafts. */
export const withTakingDown = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), takeDownAnew] },
});
