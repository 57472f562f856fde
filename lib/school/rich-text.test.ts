import { descriptionOf, htmlOfParagraph } from "./rich-text";

test("plain text becomes a paragraph, whatever signs it has", () =>
	expect(htmlOfParagraph('৫ < ১০ & <b>"নোটিশ"</b>')).toBe('<p>৫ &lt; ১০ &amp; &lt;b&gt;"নোটিশ"&lt;/b&gt;</p>'));

test("no text is no paragraph", () => expect(htmlOfParagraph(null)).toBe(""));

describe("a description", () => {
	const body = (...paragraphs: string[]) => ({
		root: {
			type: "root",
			children: paragraphs.map((text) => ({ type: "paragraph", children: [{ type: "text", text }] })),
		},
	});

	test("staff's own summary comes first", () => expect(descriptionOf("সংক্ষেপ", body("লেখা"))).toBe("সংক্ষেপ"));

	test("otherwise the text, as one line", () =>
		expect(descriptionOf("", body("প্রথম  অনুচ্ছেদ।", "দ্বিতীয়।"))).toBe("প্রথম অনুচ্ছেদ। দ্বিতীয়।"));

	test("long text is truncated at a word boundary", () => {
		const short = descriptionOf(null, body("শব্দ ".repeat(100)));
		expect(short).toMatch(/^(শব্দ )+শব্দ…$/);
		expect(short.length).toBeLessThanOrEqual(160);
		expect(descriptionOf("ক".repeat(500), null)).toHaveLength(160);
	});

	test("nothing gives nothing", () => expect(descriptionOf(null, null)).toBe(""));
});
