import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { hasActiveContent } from "./pdf-scripts";

const file = (...objects: string[]) =>
	Buffer.from(
		`%PDF-1.7\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`).join("\n")}\n%%EOF`,
		"latin1",
	);
const page = "<< /Type /Page /Annots [<< /A << /S /URI /URI (https://school.example/JS) >> >>] >>";
const stream = (dictionary: string, content: Buffer | string) =>
	`<< ${dictionary} /Length ${content.length} >>\nstream\r\n${content.toString("latin1")}\nendstream`;

const script = "<< /S /JavaScript /JS (app.alert(1)) >>";
const opening = `/OpenAction ${script}`;
const list = (content: string, dictionary = "/Type /ObjStm /N 1 /First 4") =>
	file(stream(`${dictionary} /Filter /FlateDecode`, deflateSync(content)));

const evasions: (readonly [what: string, bytes: Buffer])[] = [
	["a script when it is opened", file(`<< /Type /Catalog ${opening} >>`, page)],
	["a name with codes", file("<< /OpenAction << /S /J#61vaScript >> >>")],
	["a name of codes alone", file("<< /A << /S /#4c#61#75#6E#63#68 >> >>")],
	["a program to start", file("<< /A << /S /Launch /F (cmd.exe) >> >>")],
	["a form that is sent", file("<< /A << /S /SubmitForm /F (https://evil.example) >> >>")],
	["a form in XFA", file("<< /AcroForm << /XFA 5 0 R >> >>")],
	["a file inside", file("<< /Names << /EmbeddedFiles 5 0 R >> >>")],
	["encryption", Buffer.from("%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< /Encrypt 5 0 R >>\n%%EOF")],
	["a comment that looks like a stream", file(`<< /Type /Catalog % stream\n${opening} >>`)],
	["a comment in an action", file("<< /S % (\n/JavaScript % )\n >>")],
	["a comment that looks like a link", file(`<< %/URI(\n${opening} %)\n >>`)],
	["a string that looks like a comment", file(`<< /Title (100 % sure) ${opening} >>`)],
	["a string with brackets of its own", file(`<< /Title (a \\) (b \\( ) stream) ${opening} >>`)],
	["a word for a stream in a dictionary", file(`<< /X stream ${opening} >>`)],
	["a bracket that opens nothing", file(`<< /X ] >> ${opening} >>`)],
	["a name for itself", file("/JavaScript", "<< /S 1 0 R >>")],
	["a later version of an object", Buffer.concat([file(page), file(`<< ${opening} >>`)])],
	["an object in the bytes of a stream", file(stream("/Subtype /Image", `7 0 obj << ${opening} >> endobj`))],
	["an object in a comment", file(`<< >> % 7 0 obj << ${opening} >>`)],
	["an object in a string", file(`<< /Title (7 0 obj << ${opening} >> endobj) >>`)],
	["numbers with comments between", file(stream("", `7 % a\n0 % b\nobj << ${opening} >> endobj`))],
	["what follows a stream", file(`${stream("", "q")}\ntrailer << ${opening} >>`)],
	["a script in a list of objects", list(`1 0 ${script}`)],
	["in one that is not compressed", file(stream("/Type /ObjStm /N 1 /First 4", `1 0 ${script}`))],
	["in one with a comment in its type", list(`1 0 ${script}`, "/Type %\n/ObjStm /N 1 /First 4")],
	["in one with codes in its type", list(`1 0 ${script}`, "/Type /Obj#53tm /N 1 /First 4")],
	["in one without a type", list(`1 0 ${script}`, "/N 1 /First 4")],
	["in one with its number after its list", list(`1 8 (       (${script})`, "/Type /ObjStm /N 1 /First 5")],
	["in one whose numbers are elsewhere", list("1 0 << >>", "/Type /ObjStm /N 5 0 R /First 6 0 R")],
	["a list of objects that nobody can read", file(stream("/Type /ObjStm /Filter /LZWDecode", "abcdef"))],
	["one with a predictor", list("1 0 << >>", "/Type /ObjStm /N 1 /First 4 /DecodeParms << /Predictor 12 >>")],
	[
		"a list of objects that fills the memory",
		file(stream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", deflateSync(Buffer.alloc(60_000_000, "q ")))),
	],
	["another file that is opened", file("<< /A << /S /GoToR /F (\\\\\\\\evil\\\\share\\\\a.pdf) >> >>")],
	["a file inside of another one", file("<< /A << /S /GoToE /F (a.pdf) >> >>")],
	["a file inside that no list names", file("<< /Type /Filespec /EF << /F 5 0 R >> >>")],
	["data that is read into a form", file("<< /A << /S /ImportData /F (a.fdf) >> >>")],
	["an action of a page", file("<< /Type /Page /AA << /O 5 0 R >> >>", script)],
	["an action of an annotation", file("<< /Type /Annot /Subtype /Widget /AA << /E 5 0 R >> >>", script)],
	["an action of an outline", file("<< /Title (a) /A 5 0 R >>", "<< /S /Launch /Win << /F (cmd.exe) >> >>")],
	["scripts by names", file("<< /Names << /JavaScript << /Names [(a) 5 0 R] >> >> >>")],
	...["Rendition", "Movie", "Sound"].map((name) => [`a ${name}`, file(`<< /A << /S /${name} >> >>`)] as const),
	...["RichMedia", "3D", "Movie", "Sound", "FileAttachment"].map(
		(name) => [`an annotation ${name}`, file(`<< /Type /Annot /Subtype /${name} >>`)] as const,
	),
	["a string in the place of a key", file(`<< (${opening}) >>`)],
	["a string in hexadecimal in the place of a key", file(`<< < ${opening} > >>`)],
	["an array in the place of a key", file(`<< [ (${opening}) ] >>`)],
	["a name whose value ends the dictionary", file(`<< /A >> (${opening}) >>`)],
	["a word that ends an array", file(`<< /X [ foo (${opening}) ] >>`)],
	["an array deeper than readers go", file(`<< /X ${"[".repeat(70)}(${opening})${"]".repeat(70)} >>`)],
	...["0.", "-", "+0", "0 % 1\n%\n"].map(
		(number) =>
			[`the number ${number} of an object`, file(stream("", `(7 ${number} obj << ${opening} >> endobj`))] as const,
	),
	[
		"a list of objects behind a long string",
		list(`1 0 ${script}`, `/X (${"x".repeat(5_000)}) /Type /ObjStm /N 1 /First 4`),
	],
	["one behind an array that its dictionary ends", list(`1 0 ${script}`, "/Type /ObjStm /N 1 /First 4 /X [")],
	["one behind an array that a word ends", list(`1 0 ${script}`, "/X [ foo /Type /ObjStm /N 1 /First 4")],
	["what would be read again and again", Buffer.from(`%PDF-1.7\n${"1 0 obj (".repeat(100_000)}`)],
];

test.each(evasions)("%s is found", (_what, bytes) => expect(hasActiveContent(bytes)).toBe(true));

test.each([
	["a plain file with a link", file("<< /Type /Catalog /OpenAction [2 0 R /Fit] >>", page)],
	["bytes of a picture that look like a script", file(stream("/Subtype /Image", "xx /JS (a) /Launch "))],
	["text of a page about scripts", file(stream("", `BT (${opening}) Tj (the obj /JS) Tj ET`))],
	["a title about scripts", file("<< /Title (How /JavaScript and /Launch work, 100 % stream) /Author (a\\)/JS) >>")],
	["a title about scripts in a list of objects", list("1 0 << /Title (/JavaScript) >>")],
	["values of all kinds", file("<< /A 7 0 R /B [1 0 R -1.5 true null (]) <28> /N << /C [] >>] /D null /E /F /G .5 >>")],
	["text behind the lines of an object", file(stream("", "% 7 0 obj\n(a trailer of (a obj) >> ]) Tj"))],
	["a page of a file of its own", file("<< /A << /S /GoTo /D [3 0 R /Fit] >> /B << /S /Named /N /NextPage >> >>")],
	["a word in hexadecimal", file(`<< /Title <${Buffer.from("/JavaScript").toString("hex")}> >>`)],
	["a comment about scripts", file("<< /Type /Catalog >> % /JavaScript")],
	["names that begin like one", file("<< /JSX 1 /JavaScripts 2 /Launcher 3 /F#53 4 >>")],
	["an outline, which has a first entry", file("<< /Type /Outlines /First 2 0 R /Count 1 >>")],
	["an empty file", Buffer.alloc(0)],
	["the demo's letter", readFileSync("lib/demo/files/letter.pdf")],
	["the demo's table", readFileSync("lib/demo/files/table.pdf")],
	["a page printed by Chromium", readFileSync("lib/search/file-texts/testing/chromium.pdf")],
])("%s is not", (_what, bytes) => expect(hasActiveContent(bytes)).toBe(false));

/** White space and comments, which may stand between any two tokens. */
const gap = fc
	.array(
		fc.constantFrom(" ", "\n", "\r", "\t", "\f", "\0", "% stream\n", "% (\r", "%/URI(\n", "%)>>endobj\n", "% <\n"),
		{
			minLength: 1,
			maxLength: 4,
		},
	)
	.map((parts) => parts.join(""));
const filler = fc.constantFrom(
	"/URI (https://school.example)",
	"/Title (a % b \\( stream)",
	"/Hex <28>",
	"/Box [0 0 (]) 1]",
	"/D << /E (>>) >>",
);
const coded = (name: string) =>
	fc
		.array(fc.boolean(), { minLength: name.length, maxLength: name.length })
		.map((which) => [...name].map((sign, at) => (which[at] ? `#${sign.charCodeAt(0).toString(16)}` : sign)).join(""));

test("no comment, string or code hides an action, and none makes one", () => {
	fc.assert(
		fc.property(
			gap,
			gap,
			filler,
			filler,
			coded("JavaScript"),
			fc.boolean(),
			(first, two, before, after, name, isPacked) => {
				const made = (action: string) => {
					const dictionary = `<<${first}${before}${two}/S${first}/${action}${two}${after} >>`;
					return isPacked ? list(`1 0 ${dictionary}`) : file(dictionary);
				};
				expect([hasActiveContent(made(name)), hasActiveContent(made("GoTo"))]).toEqual([true, false]);
			},
		),
	);
});
