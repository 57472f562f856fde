/** Texts of the rich-text editor that its package does not translate to Bengali. */
export const editorText = {
	general: {
		placeholder: "লেখা শুরু করুন…",
		slashMenuBasicGroupLabel: "সাধারণ",
		slashMenuListGroupLabel: "তালিকা",
		toolbarItemsActive: "{{count}}টি চালু",
	},
	heading: { label: "শিরোনাম {{headingLevel}}" },
	paragraph: { label: "অনুচ্ছেদ", label2: "সাধারণ লেখা" },
	orderedList: { label: "ক্রমিক তালিকা" },
	unorderedList: { label: "বিন্দু তালিকা" },
	blockquote: { label: "উদ্ধৃতি" },
	horizontalRule: { label: "বিভাজন রেখা" },
	link: { label: "লিংক", loadingWithEllipsis: "আনা হচ্ছে…" },
} as const;
