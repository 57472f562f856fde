/** What an .xlsx file says of its sheets and rows beside their cells, which its reader leaves out. */
import "server-only";
import { FileRefused } from "./faults";
import { partsOf, type ZipPart } from "./zip-size";

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

/** Rows that are hidden by hand or by a filter; the part is searched as bytes, because it may be large. */
function hiddenRows(part: Buffer): Set<number> {
	const rows = new Set<number>();
	const mark = "hidden=";
	for (let at = part.indexOf(mark); at >= 0; at = part.indexOf(mark, at + mark.length)) {
		const start = part.lastIndexOf("<", at);
		const tag = part.toString("latin1", start, part.indexOf(">", at));
		if (!/^<(?:\w+:)?row\s/.test(tag)) continue;
		const { r, hidden } = attributesOf(tag);
		if (r && (hidden === "1" || hidden === "true")) rows.add(Number(r));
	}
	return rows;
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
	const part = find(path.startsWith("/") ? path.slice(1) : `xl/${path}`);
	const date1904 = tagsOf(xml, "workbookPr")[0]?.date1904;
	return {
		index,
		name: sheet.name,
		sheets: sheets.length,
		is1904: date1904 === "1" || date1904 === "true",
		hidden: hiddenRows(part?.read() ?? Buffer.alloc(0)),
	};
}
