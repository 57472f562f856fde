/** Names of controls that Payload draws as a sign alone, for people who do not see it. */

const of = (what: string) => (name: string) => (name ? `${what}: ${name}` : what);

export const payloadNames = {
	menu: (isOpen: boolean) => (isOpen ? "মেনু বন্ধ করুন" : "মেনু খুলুন"),
	row: of("সারি বাছাই"),
	allRows: "সব সারি বাছাই",
	move: of("জায়গা বদলান"),
	movable: "সরানোর হাতল",
	howToMove: "সরাতে স্পেস চাপুন, তীরচিহ্ন চেপে জায়গা বেছে নিন, আবার স্পেস চাপলে সেখানে থাকবে। এস্কেপ চাপলে আগের জায়গায় ফিরে যাবে।",
	clear: of("খালি করুন"),
	more: "আরও কাজ",
	rowActs: of("সারির কাজ"),
	editFile: of("ফাইলের তথ্য বদলান"),
	removeFile: of("ফাইল সরান"),
	/** Parts of a condition by which a list is filtered. */
	condition: { field: "কোন ঘর", operator: "কীভাবে", value: "কী" },
	/** Buttons and lists of the bar of the text editor, by Payload's key. */
	editor: {
		bold: "মোটা",
		italic: "বাঁকা",
		underline: "নিচে দাগ",
		strikethrough: "মাঝে দাগ",
		subscript: "নিচে ছোট",
		superscript: "উপরে ছোট",
		link: "লিংক",
		text: "লেখার ধরন",
		format: "অক্ষরের ধরন",
		list: "তালিকা",
		lists: "তালিকা",
		add: "যোগ করুন",
	} as Record<string, string>,
} as const;
