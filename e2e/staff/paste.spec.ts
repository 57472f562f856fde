/** What is copied from Word, Excel, Google Docs and LibreOffice arrives in the editor of texts as lists and lines. */
import { expect, type Page, test } from "@playwright/test";
import { sharedSchool, signIn } from "./own-school";

const school = sharedSchool();
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Copies HTML as a program does: the browser's own writing to the clipboard takes styles out. */
async function copy(page: Page, html: string): Promise<void> {
	await page.evaluate((copied) => {
		const write = (event: ClipboardEvent) => {
			event.preventDefault();
			event.stopImmediatePropagation();
			event.clipboardData?.setData("text/html", copied);
			event.clipboardData?.setData("text/plain", "শুধু লেখা");
		};
		window.addEventListener("copy", write, { capture: true, once: true });
	}, html);
	await page.keyboard.press("ControlOrMeta+C");
}

const wordItem = (text: string, sign: string, level = 1, list = "l0") =>
	`<p class=MsoListParagraph style='margin-left:${level * 36}pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><b>${text}</b> কথা<o:p></o:p></p>`;
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-US>
<!--StartFragment--><p class=MsoNormal>শুরু<o:p></o:p></p>
${wordItem("এক", "·")}
${wordItem("দুই", "·")}
${wordItem("ভেতরে", "o", 2)}
<p class=MsoNormal>মাঝে</p>
${wordItem("প্রথম", "৩.", 1, "l1")}
${wordItem("দ্বিতীয়", "৪.", 1, "l1")}
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>শ্রেণি</p></td><td><p class=MsoNormal>ফি</p></td></tr></table>
<!--EndFragment--></body></html>`;
const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {mso-number-format:General}</style></head><body>
<table border=0 style='border-collapse:collapse'><!--StartFragment--><col width=64 span=2><tr height=20><td class=xl65>শ্রেণি</td><td class=xl65>ফি</td></tr>
<tr height=20><td>ষষ্ঠ</td><td align=right>৫০০</td></tr><tr><td></td><td></td></tr><!--EndFragment--></table></body></html>`;
const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">শুরু</span></p><ul style="margin:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>এক</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr"><span style="font-weight:700">দুই</span></p></li></ul><div dir="ltr" align="left"><table><colgroup><col width="1"/></colgroup><tbody><tr><td><p dir="ltr"><span>শ্রেণি</span></p></td><td><p dir="ltr"><span>ক</span></p><p dir="ltr"><span>খ</span></p></td></tr></tbody></table></div></b>`;
const libreOffice = `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice"/><style>p{margin:0}</style></head><body lang="bn-BD"><p>শুরু</p><ol start="2"><li><p style="margin-bottom:0in">এক</p></li><li><p>দুই</p></li></ol><table width="100%"><tr valign="top"><td width="50%"><p>শ্রেণি</p></td><td><p>ফি</p></td></tr></table></body></html>`;

/** Elements of the editor by their words: lists with their items, else lines. */
const structureOf = (page: Page) =>
	page
		.locator("[contenteditable=true]:visible")
		.first()
		.evaluate((editor) => {
			const wordsOf = (node: Element): string => (node.textContent ?? "").trim().normalize("NFC");
			const read = (node: Element): unknown =>
				/^[OU]L$/.test(node.tagName)
					? [
							`${node.tagName}${node.getAttribute("start") ?? ""}`,
							...[...node.children].map((item) =>
								item.querySelector("ul, ol") ? read(item.children[0] as Element) : wordsOf(item),
							),
						]
					: wordsOf(node);
			return [...editor.children].map(read).filter((text) => text !== "");
		});

for (const [program, html, expected] of [
	[
		"Word",
		word,
		["শুরু", ["UL", "এক কথা", "দুই কথা", ["UL", "ভেতরে কথা"]], "মাঝে", ["OL3", "প্রথম কথা", "দ্বিতীয় কথা"], "শ্রেণি | ফি"],
	],
	["Excel", excel, ["শ্রেণি | ফি", "ষষ্ঠ | ৫০০"]],
	["Google Docs", googleDocs, ["শুরু", ["UL", "এক", "দুই"], "শ্রেণি | ক, খ"]],
	["LibreOffice", libreOffice, ["শুরু", ["OL2", "এক", "দুই"], "শ্রেণি | ফি"]],
	["a list that is only drawn", "<p>•&nbsp; এক</p><p>•&nbsp; দুই</p><p>শেষ</p>", [["UL", "এক", "দুই"], "শেষ"]],
	["another page", "<p>এক <b>কথা</b></p><h2>শিরোনাম</h2>", ["এক কথা", "শিরোনাম"]],
] as const)
	test(`from ${program}`, async ({ page }) => {
		await signIn(page, school);
		await page.goto(`${school.url}/admin/collections/notices/create`);
		const editor = page.locator("[contenteditable=true]:visible").first();
		await expect(editor).toBeVisible();
		// What reads the clipboard is loaded when an editor first gets the focus: a paste waits for it.
		await editor.click();
		await copy(page, html);
		await page.keyboard.press("ControlOrMeta+V");
		await expect.poll(() => structureOf(page)).toEqual(JSON.parse(JSON.stringify(expected).normalize("NFC")));
	});
