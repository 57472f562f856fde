/**
 * The tokens of a PDF file (ISO 32000-1, 7.2 and 7.3): what is a comment, a string or a name is decided as readers do, so
 * that no word hides behind another.
 */

/** @property at where the token begins; @property end where the next one is looked for */
export type Token = { kind: "name" | "word" | "string" | "mark"; text: string; at: number; end: number };

/** Chromium's reader takes 0x80 and 0xff for white space too. */
const isSpace = (byte: number | undefined) =>
	byte === 0 ||
	byte === 9 ||
	byte === 10 ||
	byte === 12 ||
	byte === 13 ||
	byte === 32 ||
	byte === 0x80 ||
	byte === 0xff;

const isLineEnd = (byte: number | undefined) => byte === 10 || byte === 13;
const delimiters = new Set(Buffer.from("()<>[]{}/%"));
const isRegular = (byte: number | undefined) => byte !== undefined && !isSpace(byte) && !delimiters.has(byte);

const code = (character: string) => character.charCodeAt(0);
const [percent, slash, open, close, less, more, back] = [..."%/()<>\\"].map(code);

/** Characters that are kept of a word or a name: those that mean something are shorter. */
const longest = 64;

/** A name may have any letter as #xx: `/J#53` is `/JS`. */
const plainName = (text: string) =>
	text.replace(/#([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function endOfString(bytes: Uint8Array, from: number): number {
	let depth = 1;
	for (let at = from; at < bytes.length; at += 1) {
		const byte = bytes[at];
		if (byte === back) at += 1;
		else if (byte === open) depth += 1;
		else if (byte === close) {
			depth -= 1;
			if (depth === 0) return at + 1;
		}
	}
	return bytes.length;
}

function endOfWord(bytes: Uint8Array, from: number): number {
	let at = from;
	while (isRegular(bytes[at])) at += 1;
	return at;
}

/**
 * @param from where to begin
 * @returns the next token; null at the end. The text of a string is left out
 */
export function tokenAt(bytes: Uint8Array, from: number): Token | null {
	let at = from;
	for (;;) {
		while (at < bytes.length && isSpace(bytes[at])) at += 1;
		if (bytes[at] !== percent) break;
		while (at < bytes.length && !isLineEnd(bytes[at])) at += 1;
	}
	if (at >= bytes.length) return null;
	const token = (kind: Token["kind"], end: number, text = "") => ({ kind, text, at, end });
	const textTo = (start: number, end: number) =>
		String.fromCharCode(...bytes.subarray(start, Math.min(end, start + longest)));
	const [byte, next] = [bytes[at], bytes[at + 1]];
	if (byte === slash) {
		const end = endOfWord(bytes, at + 1);
		return token("name", end, plainName(textTo(at + 1, end)));
	}
	if (byte === open) return token("string", endOfString(bytes, at + 1));
	if ((byte === less || byte === more) && next === byte) return token("mark", at + 2, textTo(at, at + 2));
	if (byte === less) {
		const end = bytes.indexOf(code(">"), at);
		return token("string", end < 0 ? bytes.length : end + 1);
	}
	if (delimiters.has(byte ?? 0)) return token("mark", at + 1, textTo(at, at + 1));
	const end = endOfWord(bytes, at);
	return token("word", end, textTo(at, end));
}

/** @returns where the data begins after the word `stream`, which is on the next line */
export function dataAfter(bytes: Uint8Array, word: Token): number {
	let at = word.end;
	while (at < bytes.length && !isLineEnd(bytes[at])) at += 1;
	return at + (bytes[at] === 13 && bytes[at + 1] === 10 ? 2 : 1);
}

/** What PDFium takes for a number. */
export const isNumber = (text: string) => /^[\d+.-]+$/.test(text);
const isOfNumber = (byte: number | undefined) => isNumber(String.fromCharCode(byte ?? 0));

/** Bytes before an object in which its numbers are looked for; there may be long comments between. */
const longestHead = 1_000;

/**
 * @param at where the text `obj` stands
 * @returns whether a reader may begin an object there: after its two numbers, between which comments may stand
 */
export function isObjectStart(bytes: Uint8Array, at: number): boolean {
	// Places before which this many numbers are to be found. What ends a line may end a comment, wherever that began.
	const places = [{ end: at, left: 2 }];
	const seen = new Set<number>();
	const look = (end: number, left: number) => {
		if (!seen.has(end * 2 + left)) places.push({ end, left });
		seen.add(end * 2 + left);
	};
	for (let place = places.pop(); place; place = places.pop()) {
		const { left } = place;
		let end = place.end;
		if (end <= at - longestHead) return true;
		for (; isSpace(bytes[end - 1]); end -= 1)
			if (isLineEnd(bytes[end - 1]))
				for (let begin = end - 2; begin >= at - longestHead && begin >= 0 && !isLineEnd(bytes[begin]); begin -= 1)
					if (bytes[begin] === percent || begin === at - longestHead) look(begin, left);
		let start = end;
		while (isOfNumber(bytes[start - 1])) start -= 1;
		if (start < end && left === 1) return true;
		if (start < end) look(start, 1);
	}
	return false;
}
