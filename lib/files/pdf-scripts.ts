/** Finds in a PDF file what runs when it is opened or clicked: scripts, programs to start, forms to send. */
import { inflateSync } from "node:zlib";

/** Keys of actions (ISO 32000, 12.6.4). Links to pages and addresses are none of them. */
const active = /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|RichMedia|XFA)(?![\w.-])/;

/** The address of a link, which may contain any word. */
const address = /\/URI\s*\((?:\\.|[^()\\])*\)/g;

const isActive = (objects: string): boolean => active.test(objects.replace(address, "/URI"));

/** Bytes that the compressed lists of objects of a file may unpack to. */
const mostUnpacked = 50_000_000;

/** A name may have any letter as #xx: `/J#53` is `/JS`. */
const plainNames = (text: string) =>
	text.replace(/#([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Looks into the objects of the file and into compressed lists of objects, not into pictures, fonts and pages, whose
 * bytes may look like anything.
 * @returns whether the file has active content; also if its lists of objects cannot be looked into
 */
export function hasActiveContent(bytes: Uint8Array): boolean {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const text = file.toString("latin1");
	let at = 0;
	let left = mostUnpacked;
	while (at < text.length) {
		const start = text.indexOf("stream", at);
		const objects = plainNames(text.slice(at, start < 0 ? undefined : start));
		if (isActive(objects)) return true;
		if (start < 0) return false;
		const end = text.indexOf("endstream", start);
		if (end < 0) return false;
		const dictionary = objects.slice(objects.lastIndexOf(" obj"));
		if (/\/Type\s*\/ObjStm/.test(dictionary)) {
			const from = start + (text.startsWith("stream\r\n", start) ? 8 : 7);
			const list = unpacked(file.subarray(from, end), left);
			if (list === null || isActive(plainNames(list))) return true;
			left -= list.length;
		}
		at = end + "endstream".length;
	}
	return false;
}

/** @returns null if it is compressed in another way than all programs do, or unpacks to more than `most` bytes */
function unpacked(packed: Uint8Array, most: number): string | null {
	try {
		return inflateSync(packed, { maxOutputLength: Math.max(1, most) }).toString("latin1");
	} catch {
		return null;
	}
}
