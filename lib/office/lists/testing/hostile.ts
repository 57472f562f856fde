/**
 * Hostile .xlsx files such as zip bombs, built piece by piece, so that the unpacked content is never in memory here.
 */
import { constants, crc32, deflateRawSync } from "node:zlib";

/** Text that is repeated in the unpacked part. */
type Piece = string | { repeat: string; times: number };

/** Ends each piece so that it can stand anywhere and any number of times (zlib, full flush). */
const deflated = (text: string) => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH });

/** An empty last block (RFC 1951). */
const end = Buffer.from([0x03, 0x00]);

function compress(pieces: Piece[]): { bytes: Buffer; size: number; crc: number } {
	const bytes = pieces.flatMap((piece) =>
		typeof piece === "string" ? [deflated(piece)] : Array<Buffer>(piece.times).fill(deflated(piece.repeat)),
	);
	const size = pieces.reduce(
		(sum, piece) =>
			sum + (typeof piece === "string" ? Buffer.byteLength(piece) : Buffer.byteLength(piece.repeat) * piece.times),
		0,
	);
	const plain = pieces.every((piece) => typeof piece === "string") ? crc32(pieces.join("")) : 0;
	return { bytes: Buffer.concat([...bytes, end]), size: Math.min(size, 0xffffffff), crc: plain };
}

/** @returns a ZIP archive (APPNOTE 4.3) */
function zipOf(parts: Record<string, Piece[]>): Uint8Array<ArrayBuffer> {
	const locals: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const [name, pieces] of Object.entries(parts)) {
		const { bytes, size, crc } = compress(pieces);
		const common = Buffer.alloc(26);
		common.writeUInt16LE(20, 0);
		common.writeUInt16LE(8, 4);
		common.writeUInt32LE(crc, 10);
		common.writeUInt32LE(bytes.length, 14);
		common.writeUInt32LE(size, 18);
		common.writeUInt16LE(Buffer.byteLength(name), 22);
		const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), bytes]);
		const entry = Buffer.alloc(14);
		entry.writeUInt32LE(offset, 10);
		directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), common, entry, Buffer.from(name));
		locals.push(local);
		offset += local.length;
	}
	const list = Buffer.concat(directory);
	const last = Buffer.alloc(22);
	last.write("PK\x05\x06", "latin1");
	for (const at of [8, 10]) last.writeUInt16LE(Object.keys(parts).length, at);
	last.writeUInt32LE(list.length, 12);
	last.writeUInt32LE(offset, 16);
	return new Uint8Array(Buffer.concat([...locals, list, last]));
}

const schema = "http://schemas.openxmlformats.org";
const office = `${schema}/officeDocument/2006/relationships`;
const main = `xmlns="${schema}/spreadsheetml/2006/main" xmlns:r="${office}"`;
const relations = (...list: [string, string][]) =>
	`<Relationships xmlns="${schema}/package/2006/relationships">${list
		.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`)
		.join("")}</Relationships>`;

/**
 * @returns a workbook of one sheet
 * @param sheetData what stands in it; @param strings the shared strings
 * @param styles formats of cells; @param after what follows the rows
 */
export const workbook = (
	sheetData: Piece[],
	strings: Piece[] = [],
	{ before = "", styles = "", after = "" } = {},
): Uint8Array<ArrayBuffer> =>
	zipOf({
		"[Content_Types].xml": [`<Types xmlns="${schema}/package/2006/content-types"/>`],
		"_rels/.rels": [relations(["officeDocument", "xl/workbook.xml"])],
		"xl/workbook.xml": [`<workbook ${main}><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`],
		"xl/_rels/workbook.xml.rels": [
			relations(
				...([
					["worksheet", "worksheets/sheet1.xml"],
					["sharedStrings", "sharedStrings.xml"],
					["styles", "styles.xml"],
				] satisfies [string, string][]),
			),
		],
		"xl/sharedStrings.xml": [`<sst ${main}>`, ...strings, "</sst>"],
		"xl/styles.xml": [`<styleSheet ${main}>${styles}</styleSheet>`],
		"xl/worksheets/sheet1.xml": [
			`${before}<worksheet ${main}><sheetData>`,
			...sheetData,
			`</sheetData>${after}</worksheet>`,
		],
	});

/** @returns a ZIP archive that is no workbook */
export const otherZip = (part: string): Uint8Array<ArrayBuffer> => zipOf({ [part]: ["<document/>"] });

/** A sheet of a workbook: its rows, or a chart. */
type Tab = { name: string; state?: "hidden" | "veryHidden"; rows: string[] | "chart" };

/** @returns a workbook of several sheets. @param properties those of the workbook, as its system of dates */
export const workbookOf = (tabs: readonly Tab[], properties = ""): Uint8Array<ArrayBuffer> =>
	zipOf({
		"[Content_Types].xml": [`<Types xmlns="${schema}/package/2006/content-types"/>`],
		"_rels/.rels": [relations(["officeDocument", "xl/workbook.xml"])],
		"xl/workbook.xml": [
			`<workbook ${main}>${properties}<sheets>${tabs
				.map(
					({ name, state }, index) =>
						`<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ""} r:id="rId${index + 1}"/>`,
				)
				.join("")}</sheets></workbook>`,
		],
		"xl/_rels/workbook.xml.rels": [
			relations(
				...tabs.map(({ rows }, index): [string, string] =>
					rows === "chart" ? ["chartsheet", `chartsheets/s${index}.xml`] : ["worksheet", `worksheets/s${index}.xml`],
				),
			),
		],
		...Object.fromEntries(
			tabs.map(({ rows }, index) =>
				rows === "chart"
					? [`xl/chartsheets/s${index}.xml`, [`<chartsheet ${main}/>`]]
					: [`xl/worksheets/s${index}.xml`, [`<worksheet ${main}><sheetData>${rows.join("")}</sheetData></worksheet>`]],
			),
		),
	});

/** @returns a row of text cells */
export const textRow = (cells: readonly string[]): string =>
	`<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;
