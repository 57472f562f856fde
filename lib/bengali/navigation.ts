/** Texts of the menu, on every page. */
export const menuText = { label: "মেনু", more: "আরও", own: "আমার পাতা", search: "খুঁজুন" } as const;

/** Headings of the links beside a page. */
export const relatedText = {
	pages: "আরও দেখুন",
	items: { notice: "আরও নোটিশ", routine: "আরও রুটিন", curriculum: "আরও পাঠ্যক্রম" },
} as const;

/** Links for browsers with a token. */
export const tokenText = {
	application: (number: string) => `আবেদন ${number}`,
	profile: "প্রোফাইল",
	password: "পাসওয়ার্ড পরিবর্তন",
	leave: "লগআউট",
	children: "আমার সন্তানেরা",
	/** Where one phone has the logins of several children. */
	of: (what: string, id: string) => `${what}: ${id}`,
} as const;
