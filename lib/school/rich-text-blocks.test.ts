import { richText } from "@/lib/cms/rich-text";
import { htmlOf } from "./rich-text";

test("every block goes out as its own HTML", () => {
	const body = richText([
		"অনুচ্ছেদ <b>",
		{ heading: "শিরোনাম" },
		{ list: ["ক", "খ"] },
		{ steps: ["এক"] },
		{ links: [["নোটিশ", "/notices"]] },
	]);
	const html = htmlOf(body).replace(/ ?rel="[^"]*"/g, "");
	expect(html).toContain("<p>অনুচ্ছেদ &lt;b&gt;</p>");
	expect(html).toContain("<h2>শিরোনাম</h2>");
	expect(html).toMatch(/<ul><li>ক<\/li><li>খ<\/li><\/ul>/);
	expect(html).toMatch(/<ol><li>এক<\/li><\/ol>/);
	expect(html).toMatch(/<li><a href="\/notices">নোটিশ<\/a><\/li>/);
});

test("letters with two encodings are stored in one", () => {
	expect(JSON.stringify(richText(["\u09df"]))).toContain("\u09af\u09bc");
});
