/** What an .xlsx file says of its sheets and rows beside their cells, which its reader leaves out. */
import "server-only";
import { inflateRawSync } from "node:zlib";
import { FileRefused, maxUnpackedBytes } from "./limits";

/** Signatures and lengths of the records of a ZIP archive (APPNOTE 4.3). */
const end = { signature: 0x06054b50, length: 22 };
const entry = { signature: 0x02014b50, length: 46 };
const local = { length: 30 };

/** ZIP's number for "deflate"; entries are stored as they are otherwise. */
const deflated = 8;

/**
 * Refuses an archive that unpacks to more than any list needs, before it is read: by the sizes that it declares, and, as
 * these may be false, by what comes out of it. A damaged archive is left to the reader, which says so.
 * @throws FileRefused "heavy"
 */
export function refuseLargeZip(bytes: Uint8Array): void {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const entries = [...entriesOf(file)];
	const declared = entries.reduce((sum, { size }) => sum + size, 0);
	if (declared > maxUnpackedBytes) throw new FileRefused("heavy");
	let left = maxUnpackedBytes;
	for (const { method, start, packed } of entries) {
		if (method !== deflated) continue;
		left -= unpackedSize(file.subarray(start, start + packed), left);
	}
}

export type ZipPart = {
	/** @returns its bytes, null if they are damaged. Check the archive by {@link refuseLargeZip} first. */
	read: () => Buffer | null;
};

/** @returns the parts of an archive by their names in lower case */
export function partsOf(bytes: Uint8Array): Map<string, ZipPart> {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const read = ({ method, start, packed }: Entry) => {
		const content = file.subarray(start, start + packed);
		try {
			return method === deflated ? inflateRawSync(content, { maxOutputLength: maxUnpackedBytes }) : content;
		} catch {
			return null;
		}
	};
	return new Map([...entriesOf(file)].map((entry) => [entry.name.toLowerCase(), { read: () => read(entry) }]));
}

type Entry = { name: string; method: number; packed: number; size: number; start: number };

function* entriesOf(file: Buffer): Generator<Entry> {
	const last = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
	if (last < 0 || last + end.length > file.length) return;
	let at = file.readUInt32LE(last + 16);
	while (at + entry.length <= file.length && file.readUInt32LE(at) === entry.signature) {
		const offset = file.readUInt32LE(at + 42);
		if (offset + local.length > file.length) return;
		const name = file.toString("utf8", at + entry.length, at + entry.length + file.readUInt16LE(at + 28));
		yield {
			name,
			method: file.readUInt16LE(at + 10),
			packed: file.readUInt32LE(at + 20),
			size: file.readUInt32LE(at + 24),
			start: offset + local.length + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28),
		};
		at += entry.length + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
	}
}

/** @throws FileRefused "heavy" if it is more than `most` */
function unpackedSize(packed: Uint8Array, most: number): number {
	try {
		return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }).length;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw new FileRefused("heavy");
		return 0;
	}
}

/** Parts that other kinds of files have. */
const otherKinds = [
	["content.xml", "ods"],
	["word/document.xml", "word"],
	["ppt/presentation.xml", "word"],
	["xl/workbook.bin", "xlsb"],
] as const;

export type Workbook = {
	/** Of the first visible sheet with cells, from 0. */
	index: number;
	name: string;
	/** All sheets of the file, hidden ones too. */
	sheets: number;
	is1904: boolean;
	/** Numbers of the rows that the spreadsheet program does not show. */
	hidden: ReadonlySet<number>;
	/** Last rows of cells that are merged with those below them, by the place of the first, as B12. */
	merged: ReadonlyMap<string, number>;
	/** Places of formulas whose value is not in the file. */
	unsolved: ReadonlySet<string>;
	/** Places of numbers that are shown as percents: 0.8 as 80%. */
	percents: ReadonlySet<string>;
};

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const attributesOf = (tag: string): Record<string, string> =>
	Object.fromEntries(
		[...tag.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = "", double, single]) => [
			name.replace(/^.*:/, ""),
			(double ?? single ?? "").replace(/&(\w+);/g, (all, entity) => entities[entity] ?? all),
		]),
	);

const tagsOf = (xml: string, name: string) =>
	[...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, "g"))].map(([, tag = ""]) => attributesOf(tag));

/** The tags of a part that contain a text; the part is searched as bytes, because it may be large. */
function* tagsWith(part: Buffer, mark: string) {
	for (let at = part.indexOf(mark); at >= 0; at = part.indexOf(mark, at + mark.length)) {
		const [start, end] = [part.lastIndexOf("<", at), part.indexOf(">", at)];
		const tag = part.toString("latin1", start, end);
		yield { name: /^<(?:\w+:)?(\w+)/.exec(tag)?.[1], attributes: attributesOf(tag), start, end };
	}
}

const isOn = (value: string | undefined) => value === "1" || value === "true";

/** Rows that are hidden by hand or by a filter. */
function* hiddenRows(part: Buffer): Generator<number> {
	for (const { name, attributes } of tagsWith(part, "hidden="))
		if (name === "row" && isOn(attributes.hidden)) yield Number(attributes.r);
}

function* mergedDown(part: Buffer): Generator<[place: string, last: number]> {
	for (const { attributes } of tagsWith(part, "mergeCell ")) {
		const [, first, line, last] = /^([A-Z]+(\d+)):[A-Z]+(\d+)$/.exec(attributes.ref ?? "") ?? [];
		if (first && line !== last) yield [first, Number(last)];
	}
}

/** Formulas whose value the program that wrote the file has not stored; an empty text is a value. */
function* unsolved(part: Buffer): Generator<string> {
	for (const { name, start, end } of tagsWith(part, "<f")) {
		const cell = part.lastIndexOf("<c", start);
		const { r = "", t } = attributesOf(part.toString("latin1", cell, part.indexOf(">", cell)));
		const value = part.toString("latin1", end, part.indexOf("</c>", end));
		if (name === "f" && t !== "str" && !/<v>[^<]/.test(value)) yield r;
	}
}

/** @param styles the part with the formats of cells: by number, of which two are percents, or of the file's own */
function* percents(part: Buffer, styles: string): Generator<string> {
	const own = tagsOf(styles, "numFmt").filter(({ formatCode = "" }) => /^(?:"[^"]*"|\\.|[^%"\\])*%/.test(formatCode));
	const formats = new Set(["9", "10", ...own.map(({ numFmtId }) => numFmtId)]);
	const used = tagsOf(/<(?:\w+:)?cellXfs[\s>].*?cellXfs>/s.exec(styles)?.[0] ?? "", "xf");
	for (const index of used.keys())
		for (const { name, attributes } of formats.has(used[index]?.numFmtId) ? tagsWith(part, ` s="${index}"`) : [])
			if (name === "c") yield attributes.r ?? "";
}

/**
 * @param bytes of a ZIP archive
 * @returns null for one whose directory cannot be read, which is left to the reader
 * @throws FileRefused for a file of another kind, or one without a visible sheet of cells
 */
export function readWorkbook(bytes: Uint8Array): Workbook | null {
	const parts = partsOf(bytes);
	const textOf = (part: ZipPart | undefined) => part?.read()?.toString("utf8") ?? "";
	const find = (name: string) => parts.get(name.toLowerCase());
	const other = otherKinds.find(([name]) => find(name));
	if (other) throw new FileRefused(other[1]);
	const xml = textOf(find("xl/workbook.xml"));
	const targets = new Map(
		tagsOf(textOf(find("xl/_rels/workbook.xml.rels")), "Relationship").map((tag) => [tag.Id, tag] as const),
	);
	const sheets = tagsOf(xml, "sheet").map(({ name = "", state = "visible", id }) => ({
		name,
		state,
		target: targets.get(id),
	}));
	if (sheets.length === 0 || targets.size === 0) return null;
	const index = sheets.findIndex(({ state, target }) => state === "visible" && target?.Type?.endsWith("/worksheet"));
	const sheet = sheets[index];
	if (!sheet) throw new FileRefused("noSheet");
	const path = sheet.target?.Target ?? "";
	const part = find(path.startsWith("/") ? path.slice(1) : `xl/${path}`)?.read() ?? Buffer.alloc(0);
	return {
		index,
		// Excel allows no longer one.
		name: sheet.name.slice(0, 31),
		sheets: sheets.length,
		is1904: isOn(tagsOf(xml, "workbookPr")[0]?.date1904),
		hidden: new Set(hiddenRows(part)),
		merged: new Map(mergedDown(part)),
		unsolved: new Set(unsolved(part)),
		percents: new Set(percents(part, textOf(find("xl/styles.xml")))),
	};
}
