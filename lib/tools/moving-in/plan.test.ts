/** Tests of what of an export becomes which record and file, without writing it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { htmlOf } from "@/lib/school/rich-text";
import { readHtmlFolder } from "./html-folder";
import { planOf } from "./plan";
import { readWxr } from "./wxr";

const folder = mkdtempSync(path.join(tmpdir(), "export-"));
afterAll(() => rmSync(folder, { recursive: true }));

function exportOf(items: string, head = '<?xml version="1.0"?>', foot = ""): string {
	const file = path.join(folder, "export.xml");
	const channel = `<link>http://old.example</link><wp:wxr_version>1.2</wp:wxr_version>${items}`;
	writeFileSync(file, `${head}<rss><channel>${channel}</channel></rss>\n${foot}`);
	return file;
}
const itemOf = (id: number, more: string, type = "post") =>
	`<item><guid>http://old.example/?p=${id}</guid><wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status><wp:post_date_gmt>2024-05-01 03:00:00</wp:post_date_gmt><wp:post_type>${type}</wp:post_type>${more}</item>`;
const planWith = async (items: string[]) => planOf(await readWxr(exportOf(items.join(""))));

describe("files that the text does not link to", () => {
	const upload = "wp-content/uploads/2024/05";
	const pdf = `http://old.example/${upload}/${encodeURIComponent("নোটিশ")}.pdf`;
	const coded = encodeURIComponent(pdf);
	const attachments = [
		itemOf(90, `<title>নোটিশ</title><wp:attachment_url>${pdf}</wp:attachment_url>`, "attachment"),
		itemOf(
			91,
			`<title>মাঠ</title><wp:attachment_url>http://old.example/${upload}/field.jpg</wp:attachment_url>`,
			"attachment",
		),
	];
	const textOf = (html: string) => `<title>ক</title><content:encoded><![CDATA[${html}]]></content:encoded>`;
	const filesOf = async (html: string, more = "") => {
		const plan = await planWith([...attachments, itemOf(1, textOf(html) + more)]);
		const left = plan.left.filter(({ of }) => of === "ক").map(({ why }) => why);
		return { files: plan.records[0]?.files.map((file) => file.replace(/^.*\./, "")), left };
	};

	test.each([
		["pdf-embedder", `[pdf-embedder url="${pdf}"]`],
		["curly quotation marks", `[pdf-embedder url=&#8221;${pdf}&#8221; width="100"]`],
		["gview", `[gview file="${pdf}"]`],
		["pdfjs-viewer", `[pdfjs-viewer url=${pdf} viewer_width=100% viewer_height=800px]`],
		["a number", "[pdf-embedder id='90']"],
		["a path", `[embeddoc url="/${upload}/নোটিশ.pdf" download="all"]`],
		["around an address", `[pdf]${pdf}[/pdf]`],
		["around a link", `[embedpdf]<a href="${pdf}">${pdf}</a>[/embedpdf]`],
		["iframe", `<iframe src="${pdf}" width="600"></iframe>`],
		["iframe that loads late", `<iframe data-src="${pdf}#view=FitH" src="about:blank"></iframe>`],
		["viewer of Google", `<iframe src="https://docs.google.com/viewer?url=${coded}&amp;embedded=true"></iframe>`],
		["gview of Google", `<iframe src="//docs.google.com/gview?embedded=true&url=${coded}"></iframe>`],
		["viewer of Office", `<iframe src="https://view.officeapps.live.com/op/embed.aspx?src=${coded}"></iframe>`],
		["pdf.js", `<iframe src="/wp-content/plugins/pdfjs/web/viewer.html?file=${coded}&zoom=auto"></iframe>`],
		["object", `<object data="${pdf}" type="application/pdf"></object>`],
		["object with a way out", `<object type="application/pdf"><p><a href="${pdf}">নামান</a></p></object>`],
		["embed", `<embed src="${pdf}" type="application/pdf" />`],
		[
			"a block without HTML",
			`<!-- wp:pdfemb/pdf-embedder-viewer {"pdfID":90,"url":"${pdf.replaceAll("/", "\\/")}"} /-->`,
		],
		["a link through the viewer", `<p><a href="https://docs.google.com/viewer?url=${coded}">দেখুন</a></p>`],
	])("%s", async (_name, html) => {
		expect(await filesOf(html)).toEqual({ files: ["pdf"], left: [] });
	});

	test("only attached, only while the text names no document", async () => {
		const attached = [`http://old.example/${upload}/x.pdf`, pdf].map((url, index) =>
			itemOf(
				80 + index,
				`<wp:post_parent>1</wp:post_parent><wp:attachment_url>${url}</wp:attachment_url>`,
				"attachment",
			),
		);
		const filesWith = async (html: string, type = "post") => {
			const plan = await planWith([itemOf(1, textOf(html), type), ...attached]);
			return plan.records[0]?.files.length;
		};
		expect(await filesWith("<p>সংযুক্ত</p>")).toBe(2);
		expect(await filesWith(`<a href="${pdf}">সংযুক্ত</a>`)).toBe(1);
		expect(await filesWith("<p>সংযুক্ত</p>", "page")).toBe(0);
	});

	test.each([
		["a former domain", `<img src="https://www.first.example/${upload}/field-300x200.jpg">`, ["jpg"], []],
		[
			"the proxy of pictures",
			`<img src="https://i0.wp.com/first.example/${upload}/field.jpg?resize=300%2C200&ssl=1">`,
			["jpg"],
			[],
		],
		[
			"a proxy with a query",
			`<img src="https://images.example/?url=old.example/${upload}/field.jpg&w=300">`,
			["jpg"],
			[],
		],
		[
			"a domain that no record names",
			`<a href="http://cdn.example/${upload}/${encodeURIComponent("নোটিশ")}.pdf">ক</a>`,
			["pdf"],
			[],
		],
		["what the export lacks", `<img src="https://www.elsewhere.example/${upload}/gone.jpg">`, [], ["foreignPicture"]],
		["a picture of another site", '<img src="https://i0.wp.com/other.example/x.jpg">', [], ["foreignPicture"]],
	])("%s", async (_name, html, files, left) => {
		const born = "<guid>http://first.example/?p=2</guid>";
		const former = itemOf(2, "<title>খ</title>").replace(/<guid>.*?<\/guid>/, born);
		const plan = await planWith([...attachments, itemOf(1, textOf(html)), former]);
		const record = plan.records.find(({ title }) => title === "ক");
		expect(record?.files.map((file) => file.replace(/^.*\./, ""))).toEqual(files);
		expect(plan.left.filter(({ of }) => of === "ক").map(({ why }) => why)).toEqual(left);
	});

	test("a featured picture that the export lacks is named", async () => {
		const meta = "<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>";
		expect(await filesOf("<p>কথা</p>", meta)).toEqual({ files: [], left: ["featured"] });
	});
});

test("lines and lists within a cell stay apart", async () => {
	const row =
		"<td><p>রহিম</p>\n<p><b>করিম</b></p></td><td><ul><li>ক</li><li>খ</li></ul></td><td>রবি<br>সোম</td><td> <p>এক</p> </td>";
	const { records } = await planWith([
		itemOf(1, `<content:encoded><![CDATA[<table><tr>${row}</tr></table>]]></content:encoded>`),
	]);
	expect(htmlOf(records[0]?.data.body as object)).toBe(
		"<p>রহিম, <strong>করিম</strong> | ক, খ | রবি, সোম | এক</p>".normalize("NFC"),
	);
});

test("warnings of PHP around the XML are passed over", async () => {
	const warning =
		"<br />\n<b>Warning</b>:  Cannot modify header information in <b>/home/x.php</b> on line <b>9</b><br />\n";
	const file = exportOf(itemOf(1, "<title>ক</title>"), `${warning.repeat(2000)}<?xml version="1.0"?>`, warning);
	expect((await readWxr(file)).records).toHaveLength(1);
});

describe("a page of a folder", () => {
	const read = async (html: string) => {
		const pages = path.join(folder, "pages");
		mkdirSync(pages, { recursive: true });
		writeFileSync(path.join(pages, "a.html"), html);
		const [record] = (await readHtmlFolder(pages)).records;
		return record;
	};

	test("keeps the header and footer of its content, which have its title, its date and who signed it", async () => {
		const record = await read(
			"<header>লোগো</header><main><header><h1>ছুটি</h1><time datetime='2024-05-01'>মে</time></header><p>বন্ধ</p><footer>প্রধান শিক্ষক</footer></main><footer>ঠিকানা</footer>",
		);
		expect(record).toMatchObject({ title: "ছুটি", date: "2024-04-30T18:00:00.000Z" });
		expect(record?.html.replace(/<[^>]*>/g, " ")).toMatch(/^\s*মে\s+বন্ধ\s+প্রধান শিক্ষক\s*$/);
	});

	test("is no page without content because a comment names an element of it", async () => {
		const record = await read("<!-- <main> --><h1>ছুটি</h1><p>বন্ধ</p><!-- </main> -->");
		expect(record?.html).toContain("<p>বন্ধ</p>");
	});

	test.each([
		["2024-05-01", "2024-04-30T18:00:00.000Z"],
		["2024-05-01T23:30", "2024-05-01T17:30:00.000Z"],
		["2024-05-01 23:30:00", "2024-05-01T17:30:00.000Z"],
		["2024-05-01T23:30:00Z", "2024-05-01T23:30:00.000Z"],
		["2024-05-01T23:30:00+06:00", "2024-05-01T17:30:00.000Z"],
		["2024-05-01T23:30:00.000+0600", "2024-05-01T17:30:00.000Z"],
		["2024-05-01t23:30:00", "2024-05-01T17:30:00.000Z"],
		...["2024-05-01 10:30 AM", "2024-05-01 10:30:00 UTC", "2024-05-01 10:30 GMT+6", "2024-05-01, 10:30"].map(
			(written): [string, string] => [written, "2024-04-30T18:00:00.000Z"],
		),
		["2024-05-01 (Wed)", "2024-04-30T18:00:00.000Z"],
		["2024-13-01", null],
		["মে", null],
	])("of %j is of %j, whatever zone the machine is in", async (written, date) => {
		expect((await read(`<main><time datetime="${written}">x</time></main>`))?.date).toBe(date);
	});
});
