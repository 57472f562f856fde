import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { hasActiveContent } from "./pdf-scripts";

const file = (...objects: string[]) =>
	Buffer.from(
		`%PDF-1.7\n${objects.map((one, index) => `${index + 1} 0 obj\n${one}\nendobj`).join("\n")}\n%%EOF`,
		"latin1",
	);
const page = "<< /Type /Page /Annots [<< /A << /S /URI /URI (https://school.example/JS) >> >>] >>";
const stream = (dictionary: string, content: Buffer) =>
	`<< ${dictionary} /Length ${content.length} >>\nstream\r\n${content.toString("latin1")}\nendstream`;

test.each([
	[
		"a script when it is opened",
		file("<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>", page),
	],
	["a name with codes", file("<< /OpenAction << /S /J#61vaScript >> >>")],
	["a program to start", file("<< /A << /S /Launch /F (cmd.exe) >> >>")],
	["a form that is sent", file("<< /A << /S /SubmitForm /F (https://evil.example) >> >>")],
	[
		"a script in a compressed list of objects",
		file(stream("/Type /ObjStm /Filter /FlateDecode /N 1 /First 4", deflateSync("1 0 << /S /JavaScript >>"))),
	],
	["a list of objects that nobody can read", file(stream("/Type /ObjStm /Filter /LZWDecode", Buffer.from("abcdef")))],
	[
		"a list of objects that fills the memory",
		file(stream("/Type /ObjStm /Filter /FlateDecode", deflateSync(Buffer.alloc(60_000_000, "q ")))),
	],
])("%s is found", (_what, bytes) => expect(hasActiveContent(bytes)).toBe(true));

test.each([
	["a plain file with a link", file("<< /Type /Catalog >>", page)],
	["bytes of a picture that look like a script", file(stream("/Subtype /Image", Buffer.from("xx /JS (a) /Launch ")))],
	["the demo's letter", readFileSync("lib/demo/files/letter.pdf")],
	["the demo's table", readFileSync("lib/demo/files/table.pdf")],
	["a page printed by Chromium", readFileSync("lib/search/file-texts/testing/chromium.pdf")],
])("%s is not", (_what, bytes) => expect(hasActiveContent(bytes)).toBe(false));
