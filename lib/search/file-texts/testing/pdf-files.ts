/** PDF files for tests, written by hand. */
import { deflateSync } from "node:zlib";
import { windows1252 } from "@/lib/bijoy/signs";

type Options = {
	/** Name of the font. */
	font?: string;
	/** Entries of the trailer. */
	trailer?: string;
	/** Filter of the page's content. */
	filter?: string;
	pages?: number;
	/** The page's edges in points, in a page of A4 by default. */
	box?: string;
};

/** @returns a file whose pages show the content, in the page description language of PDF */
export function pdfWith(
	content: Uint8Array,
	{ font = "Helvetica", trailer = "", filter = "", pages = 1, box = "0 0 595 842" }: Options = {},
) {
	const kids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`).join(" ");
	const page = `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font << /F 3 0 R >> >> >>`;
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
		`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
		null,
		...Array<string>(pages).fill(page),
	];
	const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
	for (const [index, object] of objects.entries()) {
		parts.push(Buffer.from(`${index + 1} 0 obj\n`));
		if (object !== null) parts.push(Buffer.from(object));
		else {
			parts.push(Buffer.from(`<< /Length ${content.length} ${filter} >>\nstream\n`), Buffer.from(content));
			parts.push(Buffer.from("\nendstream"));
		}
		parts.push(Buffer.from("\nendobj\n"));
	}
	// No cross-reference table: readers find the objects without it. Payload only requires the text "xref".
	parts.push(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`));
	return new Uint8Array(Buffer.concat(parts));
}

/** @returns the byte in WinAnsiEncoding, which is Windows-1252 */
const byteOf = (character: string): number => {
	const place = windows1252.indexOf(character);
	return place < 0 ? character.charCodeAt(0) : 0x80 + place;
};

const show = (lines: readonly string[]) => {
	const content = `BT /F 12 Tf 50 800 Td ${lines.map((line) => `(${line}) Tj 0 -20 Td`).join(" ")} ET`;
	return Uint8Array.from([...content].map(byteOf));
};

/** @returns a file with lines of text */
export const pdfOf = (lines: readonly string[], options?: Options) => pdfWith(show(lines), options);

/** "বার্ষিক পরীক্ষার সময়সূচি…" as Bijoy writes it. */
export const bijoyLines = [
	"evwl©K cixÿvi mgqm~wP",
	"AvMvgx 5 wW‡m¤^i †_‡K cÖwZôv‡bi mKj †kÖwYi cixÿv ïiæ n‡e|",
	"cÖavb wkÿK, †fvjv m`i D”P we`¨vjq",
];

/** @returns a file of 1 MB whose page unpacks to a gigabyte */
export function bomb() {
	const piece = deflateSync(Buffer.alloc(64_000_000, "q "));
	return pdfWith(deflateSync(Buffer.concat(Array<Buffer>(2).fill(piece))), {
		filter: "/Filter [/FlateDecode /FlateDecode]",
	});
}
