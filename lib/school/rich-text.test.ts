import { htmlOfParagraph } from "./rich-text";

test("plain text becomes a paragraph, whatever signs it has", () =>
	expect(htmlOfParagraph('৫ < ১০ & <b>"নোটিশ"</b>')).toBe('<p>৫ &lt; ১০ &amp; &lt;b&gt;"নোটিশ"&lt;/b&gt;</p>'));

test("no text is no paragraph", () => expect(htmlOfParagraph(null)).toBe(""));
