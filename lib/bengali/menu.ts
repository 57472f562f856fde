/** Names of the menu's entries in a new school: those of pages are the pages' titles (lib/cms/default-menu). */
export const menuNames = {
	history: "প্রতিষ্ঠানের ইতিহাস",
	groups: { school: "আমাদের বিদ্যালয়", studies: "পড়ালেখা" },
} as const;
