import type { CollectionConfig, GlobalConfig } from "payload";

/** Adds a component to the bar above the forms of a collection. */
export function aboveForm(collection: CollectionConfig, component: string): CollectionConfig {
	const { edit, ...components } = collection.admin?.components ?? {};
	const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), component];
	return {
		...collection,
		admin: { ...collection.admin, components: { ...components, edit: { ...edit, beforeDocumentControls } } },
	};
}

/** Adds a component to the bar above the form of a global. */
export function aboveGlobalForm(global: GlobalConfig, component: string): GlobalConfig {
	const { elements, ...components } = global.admin?.components ?? {};
	const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), component];
	return {
		...global,
		admin: { ...global.admin, components: { ...components, elements: { ...elements, beforeDocumentControls } } },
	};
}
