/** Two readers of a PDF file: what PDFium takes for an action, the search for actions finds, however the file is written. */
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import fc from "fast-check";
import { hasActiveContent } from "@/lib/files/pdf-scripts";
import { loadPdf } from "./pdfium";

/** Result of FPDFAction_GetType. */
const launches = 4;

const action = "/A << /S /Launch /F (x.exe) >>";

/** @param item an entry of the outline. @returns a file whose table of objects leads to it, wherever it begins */
function fileWith(item: string, rest = ""): Buffer {
	const objects = [
		"1 0 obj << /Type /Catalog /Pages 2 0 R /Outlines 4 0 R >> endobj",
		"2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
		"3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >> endobj",
		"4 0 obj << /Type /Outlines /First 5 0 R /Last 5 0 R /Count 1 >> endobj",
		item,
	];
	const body = `%PDF-1.7\n${objects.join("\n")}${rest}\n`;
	const places = [1, 2, 3, 4, 5].map((number) => String(body.indexOf(`\n${number} `) + 1).padStart(10, "0"));
	const table = places.map((place) => `${place} 00000 n \n`).join("");
	const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
	return Buffer.from(body + end, "latin1");
}

/** @param listed what the dictionary of a list of objects says beside the usual; the entry of the outline is in the list */
function fileWithList(listed: string): Buffer {
	const parts = [fileWith("").subarray(0, fileWith("").indexOf("xref"))];
	const add = (text: string | Buffer) => parts.push(Buffer.from(text as string, "latin1"));
	const length = () => Buffer.concat(parts).length;
	const stream = (number: number, dictionary: string, content: Buffer) => {
		const at = length();
		add(`${number} 0 obj << ${dictionary} /Filter /FlateDecode /Length ${content.length} >>\nstream\n`);
		parts.push(content, Buffer.from("\nendstream endobj\n"));
		return at;
	};
	const list = stream(6, `${listed} /N 1 /First 4`, deflateSync(`5 0 << /Title (a) /Parent 4 0 R ${action} >>`));
	const text = Buffer.concat(parts).toString("latin1");
	const places = [1, 2, 3, 4].map((number) => text.indexOf(`\n${number} 0 obj`) + 1);
	const entry = (kind: number, at: number) => {
		const bytes = Buffer.from([kind, 0, 0, 0, 0, 0]);
		bytes.writeUInt32BE(at, 1);
		return bytes;
	};
	const entries = [entry(0, 0), ...places.map((at) => entry(1, at)), entry(2, 6), entry(1, list)];
	const references = "/Type /XRef /Size 7 /W [1 4 1] /Root 1 0 R";
	const at = stream(7, references, deflateSync(Buffer.concat(entries)));
	add(`startxref\n${at}\n%%EOF\n`);
	return Buffer.concat(parts);
}

let library: WrappedPdfiumModule;
beforeAll(async () => {
	const code = readFileSync("node_modules/@embedpdf/pdfium/dist/pdfium.wasm");
	library = await init({ wasmBinary: new Uint8Array(code).buffer });
	library.PDFiumExt_Init();
});

function isLaunched(bytes: Buffer): boolean {
	const { document } = loadPdf(library, bytes);
	const entry = document && library.FPDFBookmark_GetFirstChild(document, 0);
	return Boolean(entry) && library.FPDFAction_GetType(library.FPDFBookmark_GetAction(entry)) === launches;
}

test.each([
	["an action", `5 0 obj << /Title (a) ${action} >> endobj`],
	["a string in the place of a key", `5 0 obj << /Title (a) (${action}) >> endobj`],
	["a string in hexadecimal in the place of a key", `5 0 obj << /Title (a) < ${action} > >> endobj`],
	["an array in the place of a key", `5 0 obj << /Title (a) [ (${action}) ] >> endobj`],
	["a word that ends an array", `5 0 obj << /Title (a) /X [ foo (${action}) ] >> endobj`],
	["a number without digits, in a string", `6 0 obj (\n5 - obj << /Title (a) ${action} >> endobj) endobj`],
	["comments between numbers, in a string", `6 0 obj (\n5 % 1\n%\n0 %\nobj << /Title (a) ${action} >> endobj) endobj`],
	["an object in a stream", `6 0 obj << /Length 9 >> stream\n5 +0 obj << /Title (a) ${action} >> endobj\nendstream`],
])("%s is one to PDFium, and found", (_what, item) => {
	const bytes = fileWith(item);
	expect([isLaunched(bytes), hasActiveContent(bytes)]).toEqual([true, true]);
});

const list = "/Type /ObjStm";
test.each([list, "/Type /Obj#53tm", `/X (${"x".repeat(5_000)}) ${list}`, `/X [ foo ${list}`, `${list} /X [ foo`])(
	"an entry in a list of objects is one to PDFium, and found: %s",
	(listed) => {
		const bytes = fileWithList(listed);
		expect([isLaunched(bytes), hasActiveContent(bytes)]).toEqual([true, true]);
	},
);

/** What may stand anywhere, closed or not. */
const parts =
	"[ ] << >> < > ( ) { } %x\n % / /X /N#41 7 0 R 7\u00200\u0020R - . obj endobj stream trailer true null foo (a) <41> \\ \0 \x80";
const junk = fc.constantFrom(...parts.split(" "), "\n", "\r", " ");

test("whatever stands around an action that PDFium finds, it is found", () => {
	const words = `5 0 obj << /Title (a) /Parent 4 0 R ${action} >> endobj`.split(/(?<=[\s()<>/])/);
	const places = fc.array(fc.tuple(fc.nat(words.length), junk), { maxLength: 5 });
	let launched = 0;
	fc.assert(
		fc.property(places, (added) => {
			const item = words.map((word, index) =>
				[...added.filter(([at]) => at === index).map(([, part]) => part), word].join(""),
			);
			const bytes = fileWith(item.join(""));
			if (!isLaunched(bytes)) return;
			launched += 1;
			expect(hasActiveContent(bytes)).toBe(true);
		}),
		{ numRuns: 2_000 },
	);
	expect(launched).toBeGreaterThan(200);
});
