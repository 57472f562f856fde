import type { CollectionConfig, GlobalConfig } from "payload";

const versions = { Component: "/components/office/activity/history-view#HistoryView" };

/** Replaces Payload's list of versions, which cannot show who saved each, in a collection or global with versions. */
export function withHistory<T extends CollectionConfig | GlobalConfig>(config: T): T {
	if (!config.versions) return config;
	const components = config.admin?.components as { views?: { edit?: object } } | undefined;
	const views = { ...components?.views, edit: { ...components?.views?.edit, versions } };
	return { ...config, admin: { ...config.admin, components: { ...components, views } } };
}
