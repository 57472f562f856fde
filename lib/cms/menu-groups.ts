/** Payload's lists and forms get the groups of the menu (lib/office/menu-entries); what is not in it has none. */
import type { CollectionConfig, GlobalConfig } from "payload";
import { type MenuGroup, menuGroups } from "@/lib/office/menu-entries";

const groups: MenuGroup[] = Object.values(menuGroups);

const groupOf = (path: `/${string}`) => groups.find(({ paths }) => paths.includes(path))?.label ?? false;

export const withMenuGroup = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	admin: { ...collection.admin, group: groupOf(`/collections/${collection.slug}`) },
});

export const withGlobalMenuGroup = (global: GlobalConfig): GlobalConfig => ({
	...global,
	admin: { ...global.admin, group: groupOf(`/globals/${global.slug}`) },
});
