/** Finds in a PDF file what runs when it is opened or clicked: scripts, programs to start, forms to send, other files. */
import { inflateSync } from "node:zlib";
import { dataAfter, isNumber, isObjectStart, type Token, tokenAt } from "./pdf-tokens";

/**
 * Names of actions (ISO 32000, 12.6.4), and of what has them or files inside. Links to pages of the file and to addresses
 * are none.
 */
const active = new Set([
	..."JavaScript JS Launch SubmitForm ImportData GoToR GoToE Rendition Movie Sound RichMedia 3D XFA".split(" "),
	..."EmbeddedFiles FileAttachment EF".split(" "),
]);

/** An encrypted file shows neither its strings nor its lists of objects. */
const hidden = "Encrypt";

/** Bytes that the compressed lists of objects of a file may unpack to. */
const mostUnpacked = 50_000_000;

/** How many times a file may be read: an honest one is once or twice, whatever of it looks like an object. */
const mostReadings = 20;

/** How deep dictionaries and arrays may stand in each other: readers give up at sixty. */
const deepest = 50;

/** Ends the search: the file is active, or cannot be looked into. */
class Found extends Error {}

const find = (isFound: boolean) => {
	if (isFound) throw new Found();
};

/** A dictionary or an array that is being read; a dictionary has a key, and then a value. */
type Open = { close: string; isValueNext: boolean };

/**
 * Readers disagree where dictionaries and arrays are not as the standard wants them: to one a string in the place of a key
 * is a string, to another its words are keys and values. Such a file is not looked into any further.
 * @param opened those around the token, the innermost last; is changed by it
 */
function nest(opened: Open[], { kind, text }: Token, numbers: number): void {
	const inner = opened.at(-1);
	if (!inner) {
		if (text === "<<" || text === "[") open(opened, text);
		return;
	}
	const isKey = inner.close === ">>" && !inner.isValueNext;
	if (kind === "mark" && (text === ">>" || text === "]")) {
		find(text !== inner.close || inner.isValueNext);
		opened.pop();
		return;
	}
	if (kind === "name") inner.isValueNext = isKey;
	else if (kind === "word") {
		const isKnown = isNumber(text) || /^(?:true|false|null)$/.test(text) || (text === "R" && numbers >= 2);
		find(inner.close === "]" && !isKnown);
		inner.isValueNext = false;
	} else {
		find(isKey || (kind === "mark" && text !== "<<" && text !== "["));
		inner.isValueNext = false;
		if (kind === "mark") open(opened, text);
	}
}

function open(opened: Open[], text: string): void {
	opened.push({ close: text === "<<" ? ">>" : "]", isValueNext: false });
	find(opened.length > deepest);
}

type Span = { bytes: Uint8Array; from: number; isEnd: (token: Token, depth: number) => boolean };

class Search {
	#left: number;
	#leftToUnpack = mostUnpacked;

	constructor(length: number) {
		this.#left = length * mostReadings + mostUnpacked;
	}

	/**
	 * Looks at all tokens to the end that `isEnd` names. Outside of an object a bracket that closes none is skipped.
	 * @returns the last token; null at the end of the bytes
	 */
	#tokens({ bytes, from, isEnd }: Span): Token | null {
		const opened: Open[] = [];
		let numbers = 0;
		for (let at = from; ; ) {
			const token = tokenAt(bytes, at);
			this.#left -= (token?.end ?? bytes.length) - at;
			find(this.#left < 0);
			if (!token) return null;
			at = token.end;
			find(token.kind === "name" && (active.has(token.text) || token.text === hidden));
			const isWord = token.kind === "word";
			if (isWord && isEnd(token, opened.length)) return token;
			nest(opened, token, numbers);
			numbers = isWord && isNumber(token.text) ? numbers + 1 : 0;
			if (isEnd(token, opened.length)) return token;
		}
	}

	/**
	 * Wherever a reader may find an object: its table of them may lead into a comment, a string or the bytes of a picture,
	 * and a reader that repairs a file looks for them itself. The rest of the file, such as its trailers, too.
	 */
	file(bytes: Buffer): void {
		this.#object(bytes, 0);
		for (const word of ["obj", "endstream", "trailer"])
			for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1))
				if (word !== "obj" || isObjectStart(bytes, at)) this.#object(bytes, at + word.length);
	}

	#object(bytes: Buffer, from: number): void {
		const isEnd = ({ kind, text, at }: Token, depth: number) =>
			kind === "word" &&
			(text === "endstream" || (text === "stream" && depth === 0) || (text === "obj" && isObjectStart(bytes, at)));
		const last = this.#tokens({ bytes, from, isEnd });
		if (last?.text === "stream") this.#list(bytes, from, last);
	}

	/** A stream that has the number of the first object is a list of objects, whatever else it says of itself. */
	#list(bytes: Buffer, from: number, word: Token): void {
		const head: Token[] = [];
		for (let token = tokenAt(bytes, from); token && token.at < word.at; token = tokenAt(bytes, token.end))
			head.push(token);
		this.#left -= word.at - from;
		if (!head.some(isOfList)) return;
		const list = this.#unpacked(bytes, head, dataAfter(bytes, word));
		const [count, first] = [numberAfter(head, "N"), numberAfter(head, "First")];
		const isEnd = (_token: Token, depth: number) => depth === 0;
		this.#tokens({ bytes: list, from: first, isEnd: () => false });
		let at = 0;
		for (let index = 0; index < count; index += 1) {
			const number = tokenAt(list, at);
			const offset = number && tokenAt(list, number.end);
			if (!offset) return;
			at = offset.end;
			this.#tokens({ bytes: list, from: first + whole(offset), isEnd });
		}
	}

	/** @throws Found if it is compressed in another way than all programs do, or unpacks to too much */
	#unpacked(bytes: Buffer, head: readonly Token[], from: number): Uint8Array {
		const how = head.filter(({ kind, text }) => kind === "name" && ways.has(text)).map(({ text }) => text);
		find(how.some((name) => name !== "Filter" && name !== "FlateDecode") || how.length > 2);
		if (how.length === 0) {
			const end = bytes.indexOf("endstream", from);
			const named = head.some(isName("Length")) ? numberAfter(head, "Length") : 0;
			return bytes.subarray(from, Math.max(from + named, end < 0 ? bytes.length : end));
		}
		find(how.length === 1);
		try {
			const list = inflateSync(bytes.subarray(from), { maxOutputLength: Math.max(1, this.#leftToUnpack) });
			this.#leftToUnpack -= list.length;
			return list;
		} catch {
			throw new Found();
		}
	}
}

/** What says how a stream is compressed; only the first two are what programs write for a list of objects. */
const ways = new Set(
	"Filter FlateDecode Fl DecodeParms DP F FFilter ASCIIHexDecode AHx ASCII85Decode A85 LZWDecode LZW RunLengthDecode RL Crypt".split(
		" ",
	),
);

const isName = (name: string) => (token: Token) => token.kind === "name" && token.text === name;
const isOfList = ({ kind, text }: Token) => kind === "name" && (text === "First" || text === "ObjStm");

/** @throws Found for a number that is none, or stands in another object */
function whole(token: Token | undefined): number {
	const number = token?.kind === "word" && /^\+?\d{1,9}$/.test(token.text) ? Number(token.text) : Number.NaN;
	find(Number.isNaN(number));
	return number;
}

function numberAfter(head: readonly Token[], name: string): number {
	const places = head.flatMap((token, index) => (isName(name)(token) ? [index] : []));
	const [place = -1] = places;
	find(places.length !== 1 || head[place + 3]?.text === "R");
	return whole(head[place + 1]);
}

/**
 * Looks into the objects of the file and into compressed lists of objects, not into pictures, fonts and pages, whose
 * bytes may look like anything.
 * @returns whether the file has active content or files inside, is encrypted, or has lists of objects that cannot be
 * looked into
 */
export function hasActiveContent(bytes: Uint8Array): boolean {
	try {
		new Search(bytes.length).file(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
		return false;
	} catch (error) {
		if (error instanceof Found) return true;
		throw error;
	}
}
