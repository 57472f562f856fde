/** PDF files of all kinds through the process that reads them: hostile ones end it, not the site. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { type MediaSize, mediaSizes } from "@/lib/files/media-sizes";
import { maxCharacters, maxLine, maxLines, maxPages, pictureBytes } from "./limits";
import { drawFilePicture, readFileLines, readFileText } from "./process";
import { bijoyLines, bomb, pdfOf, pdfWith } from "./testing/pdf-files";

const withoutText = (outcome: string) => ({ outcome, text: "" });

test("Bengali text of a file printed by a browser is read as it is written", async () => {
	const file = readFileSync("lib/search/file-texts/testing/chromium.pdf");
	const { outcome, text } = await readFileText(file);
	expect(outcome).toBe("read");
	expect(text).toContain("বার্ষিক পরীক্ষার সময়সূচি আগামী ৫ ডিসেম্বর ২০২৬ থেকে ষষ্ঠ শ্রেণির".normalize("NFC"));
	expect(text).toContain("Admit card required.");
});

test("English text is read, also without spaces of its own", async () => {
	expect(await readFileText(pdfOf(["Admit card", "of the exam"]))).toEqual({
		outcome: "read",
		text: "Admit card of the exam",
	});
});

const read =
	"বার্ষিক পরীক্ষার সময়সূচি আগামী ৫ ডিসেম্বর থেকে প্রতিষ্ঠানের সকল শ্রেণির পরীক্ষা শুরু হবে। প্রধান শিক্ষক, ভোলা সদর উচ্চ বিদ্যালয়";

test.each([
	["by the name of its font", pdfOf(bijoyLines, { font: "SutonnyMJ" })],
	["by the name of its subset", pdfOf(bijoyLines, { font: "ABCDEF+SutonnyMJ-Bold" })],
	["by its letters", pdfOf(bijoyLines)],
])("Bijoy is read as Unicode, recognised %s", async (_, file) => {
	expect(await readFileText(file)).toEqual({ outcome: "read", text: read.normalize("NFC") });
});

test("text in another old font is left out", async () => {
	expect(await readFileText(pdfOf(bijoyLines, { font: "ABCDEF+Boishakhi" }))).toEqual(withoutText("old-font"));
});

const encrypted = () =>
	pdfOf(["Secret"], {
		trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -64 /O <${"ab".repeat(32)}> /U <${"cd".repeat(32)}> >> /ID [<00> <00>]`,
	});
const scan = () => pdfWith(Buffer.from("0.5 g 0 0 100 100 re f"));

test.each([
	["a scan without text", scan(), "empty"],
	["no PDF file", Buffer.from("<html>"), "refused"],
	["an empty file", new Uint8Array(), "refused"],
	["a damaged file", readFileSync("lib/search/file-texts/testing/chromium.pdf").subarray(0, 3000), "refused"],
	["an encrypted file", encrypted(), "refused"],
])("%s has no text", async (_, file, outcome) => {
	expect(await readFileText(file)).toEqual(withoutText(outcome));
});

test("a file that unpacks to too much ends its process alone", async () => {
	expect((await readFileText(bomb())).text).toBe("");
	expect((await readFileText(pdfOf(["After it"]))).text).toBe("After it");
});

test("of a long file only the beginning is read", async () => {
	const { text } = await readFileText(pdfOf(["word"], { pages: maxPages + 10 }));
	expect(text.split(" ")).toHaveLength(maxPages);
	const long = await readFileText(
		pdfOf(Array<string>(60).fill("several words of a line ".repeat(3)), { pages: maxPages }),
	);
	expect(long.text.length).toBe(maxCharacters);
});

describe("the first page as a picture", () => {
	const pictureOf = async (bytes: Uint8Array, size: MediaSize) =>
		sharp(Buffer.from((await drawFilePicture(bytes))?.[size].data ?? "", "base64"));

	test("has the sizes and formats of pictures, and the colours of the page", async () => {
		const drawn = await drawFilePicture(readFileSync("lib/search/file-texts/testing/chromium.pdf"));
		for (const { name, formatOptions } of mediaSizes) {
			const file = Buffer.from(drawn?.[name].data ?? "", "base64");
			const { format, width, height } = await sharp(file).metadata();
			expect([name, format, width, height]).toEqual([
				name,
				formatOptions.format,
				drawn?.[name].width,
				drawn?.[name].height,
			]);
			expect(file.length).toBeLessThan(pictureBytes[name]);
		}
		expect([drawn?.small.width, drawn?.medium.width, drawn?.large.height]).toEqual([480, 960, 1600]);
		const red = await pictureOf(pdfWith(Buffer.from("1 0 0 rg 0 421 595 421 re f")), "large");
		const colorAt = async (top: number) => {
			const part = { left: 500, top, width: 1, height: 1 };
			return [...(await red.clone().extract(part).raw().toBuffer())].map((value) => Math.round(value / 26));
		};
		expect([await colorAt(100), await colorAt(1500)]).toEqual([
			[10, 0, 0],
			[10, 10, 10],
		]);
	});

	test("keeps to its bytes for the photograph of a page too, and to its pixels for a page as large as a field", async () => {
		const width = 800;
		const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
		const grain = await sharp({ create: { width, height: width, channels: 3, background: "white", noise } })
			.raw()
			.toBuffer();
		const photograph = Buffer.concat([
			Buffer.from(`595 0 0 842 0 0 cm BI /W ${width} /H ${width} /CS /RGB /BPC 8 ID `),
			grain,
			Buffer.from(" EI"),
		]);
		const drawn = await drawFilePicture(pdfWith(photograph));
		expect(drawn).not.toBeNull();
		for (const { name } of mediaSizes)
			expect(Buffer.from(drawn?.[name].data ?? "", "base64").length).toBeLessThan(pictureBytes[name]);
		const field = await drawFilePicture(
			pdfWith(Buffer.from("0 0 1000000 900000000 re f"), { box: "0 0 1000000000 1000000000" }),
		);
		expect(field === null || field.large.width <= 1600).toBe(true);
	});

	test.each([
		["an empty page", pdfWith(Buffer.from(""))],
		["a strip", pdfWith(Buffer.from("0 0 9 900 re f"), { box: "0 0 10 10000" })],
		["a page in a font that is not in the file", pdfOf(bijoyLines, { font: "SutonnyMJ" })],
		["an encrypted file", encrypted()],
		["a file that unpacks to too much", bomb()],
	])("there is none of %s", async (_, file) => {
		expect(await drawFilePicture(file)).toBeNull();
	});
});

describe("the first lines", () => {
	test("are read as they are written, in Bijoy too, and no more than a page begins with", async () => {
		const [first] = await readFileLines(readFileSync("lib/search/file-texts/testing/chromium.pdf"));
		expect(first).toBe("বার্ষিক পরীক্ষার সময়সূচি".normalize("NFC"));
		expect((await readFileLines(pdfOf(bijoyLines, { font: "SutonnyMJ" })))[0]).toBe(first);
		const divided = pdfOf(["The exami-", "nation of memo no-", "12/2025"]);
		expect(await readFileLines(divided)).toEqual(["The examination of memo no-12/2025"]);
		expect((await readFileText(divided)).text).toBe("The examination of memo no-12/2025");
		const long = await readFileLines(pdfOf(Array<string>(40).fill("word ".repeat(99)), { pages: 3 }));
		expect(long).toHaveLength(maxLines);
		expect(long[0]).toHaveLength(maxLine);
	});

	test.each([
		["a scan", scan()],
		["a file that unpacks to too much", bomb()],
	])("%s has none", async (_, file) => {
		expect(await readFileLines(file)).toEqual([]);
	});
});
