/** The kind of an upload by its bytes: what a browser or phone says of a file is often wrong. */
import { isHeic } from "@/lib/contract/picture-kind";

type FileKind = "jpeg" | "png" | "webp" | "avif" | "heic" | "pdf";

/** Bytes within which a PDF file has its header; some programs write something before it. */
const pdfStart = 1024;

/** @returns where the header of a PDF file begins; -1 if it is none */
export const pdfHeaderAt = (bytes: Uint8Array): number =>
	Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, pdfStart)).indexOf("%PDF-");

/** The brands in the first box of a file: pictures in AVIF often begin with the general brand `mif1`. */
function isAvif(bytes: Uint8Array): boolean {
	const start = Buffer.from(bytes.subarray(0, 256));
	if (start.length < 16 || start.toString("latin1", 4, 8) !== "ftyp") return false;
	const brands = start.toString("latin1", 8, Math.min(start.length, start.readUInt32BE(0)));
	return /^(?:.{4})*?avi[fs]/s.test(brands);
}

/** @returns the kind; null for one that is not accepted anywhere */
export function kindOf(bytes: Uint8Array): FileKind | null {
	const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
	if (start.startsWith("\xff\xd8\xff")) return "jpeg";
	if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
	if (start.startsWith("RIFF") && start.endsWith("WEBP")) return "webp";
	if (isAvif(bytes)) return "avif";
	if (isHeic(bytes)) return "heic";
	return pdfHeaderAt(bytes) >= 0 ? "pdf" : null;
}
