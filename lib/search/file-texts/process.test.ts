/** PDF files of all kinds through the process that reads them: hostile ones end it, not the site. */
import { readFileSync } from "node:fs";
import { maxCharacters, maxPages } from "./limits";
import { readFileText } from "./process";
import { bijoyLines, bomb, pdfOf, pdfWith } from "./testing/pdf-files";

const patience = 60_000;
const withoutText = (outcome: string) => ({ outcome, text: "" });

test(
	"Bengali text of a file printed by a browser is read as it is written",
	async () => {
		const file = readFileSync("lib/search/file-texts/testing/chromium.pdf");
		const { outcome, text } = await readFileText(file);
		expect(outcome).toBe("read");
		expect(text).toContain("বার্ষিক পরীক্ষার সময়সূচি আগামী ৫ ডিসেম্বর ২০২৬ থেকে ষষ্ঠ শ্রেণির".normalize("NFC"));
		expect(text).toContain("Admit card required.");
	},
	patience,
);

test(
	"English text is read, also without spaces of its own",
	async () => {
		expect(await readFileText(pdfOf(["Admit card", "of the exam"]))).toEqual({
			outcome: "read",
			text: "Admit card of the exam",
		});
	},
	patience,
);

const read =
	"বার্ষিক পরীক্ষার সময়সূচি আগামী ৫ ডিসেম্বর থেকে প্রতিষ্ঠানের সকল শ্রেণির পরীক্ষা শুরু হবে। প্রধান শিক্ষক, ভোলা সদর উচ্চ বিদ্যালয়";

test.each([
	["by the name of its font", pdfOf(bijoyLines, { font: "SutonnyMJ" })],
	["by the name of its subset", pdfOf(bijoyLines, { font: "ABCDEF+SutonnyMJ-Bold" })],
	["by its letters", pdfOf(bijoyLines)],
])(
	"Bijoy is read as Unicode, recognised %s",
	async (_, file) => {
		expect(await readFileText(file)).toEqual({ outcome: "read", text: read.normalize("NFC") });
	},
	patience,
);

test(
	"text in another old font is left out",
	async () => {
		expect(await readFileText(pdfOf(bijoyLines, { font: "ABCDEF+Boishakhi" }))).toEqual(withoutText("old-font"));
	},
	patience,
);

test.each([
	["a scan without text", pdfWith(Buffer.from("0.5 g 0 0 100 100 re f")), "empty"],
	["no PDF file", Buffer.from("<html>"), "refused"],
	["an empty file", new Uint8Array(), "refused"],
	["a damaged file", readFileSync("lib/search/file-texts/testing/chromium.pdf").subarray(0, 3000), "refused"],
	[
		"an encrypted file",
		pdfOf(["Secret"], {
			trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -64 /O <${"ab".repeat(32)}> /U <${"cd".repeat(32)}> >> /ID [<00> <00>]`,
		}),
		"refused",
	],
])(
	"%s has no text",
	async (_, file, outcome) => {
		expect(await readFileText(file)).toEqual(withoutText(outcome));
	},
	patience,
);

test(
	"a file that unpacks to too much ends its process alone",
	async () => {
		expect((await readFileText(bomb())).text).toBe("");
		expect((await readFileText(pdfOf(["After it"]))).text).toBe("After it");
	},
	patience,
);

test(
	"of a long file only the beginning is read",
	async () => {
		const { text } = await readFileText(pdfOf(["word"], { pages: maxPages + 10 }));
		expect(text.split(" ")).toHaveLength(maxPages);
		const long = await readFileText(
			pdfOf(Array<string>(60).fill("several words of a line ".repeat(3)), { pages: maxPages }),
		);
		expect(long.text.length).toBe(maxCharacters);
	},
	patience,
);
