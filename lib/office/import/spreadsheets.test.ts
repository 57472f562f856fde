/**
 * Spreadsheets as schools bring them, made from all that differs: kind of file, headings, and how a class, a day, a number
 * and a name are written. The outcome of each is known: the right values, or a refusal of the column that is wrong.
 */
import { toBijoy } from "@/lib/bijoy/to-bijoy";
import { classFinder } from "../lists/known";
import { readFileRows } from "../lists/read";
import { textRow, workbookOf } from "../lists/testing/hostile";
import { headingSynonyms, type ImportColumn, importHeadings } from "../lists/text";
import { readRow, studentForm } from "./row";

const columns = [
	"name",
	"gender",
	"fatherName",
	"motherName",
	"fatherMobile",
	"birthNumber",
	"dateOfBirth",
	"year",
	"class",
	"section",
	"roll",
] as const satisfies readonly ImportColumn[];
type Column = (typeof columns)[number];

const refused = Symbol("refused");
type Written = readonly [text: string, meant: string | typeof refused];

const nfc = (text: string) => text.normalize("NFC");
const all = (meant: string | typeof refused, ...texts: string[]): Written[] => texts.map((text) => [text, meant]);

const names: Written[] = [
	...["মোঃ আরিফ হোসেন", "ফাতেমা আক্তার", "মেসার্স ভাই ভাই মোল্লা"].flatMap((name) =>
		all(name, name, toBijoy(name), `\u200b${name}\ufeff`, ` ${name.replace(" ", "  ").replace("  ", " ")} `),
	),
	...all("Md. Rahim Uddin", "Md. Rahim Uddin", "\u202aMd. Rahim Uddin\u202c".replace(/[\u202a\u202c]/g, "\u2060")),
	...all(refused, "????? ????", "\ufffd\ufffd\ufffd", "à¦°à¦¹à¦¿à¦®", "12345", "N/A", "#REF!"),
];
const days: Written[] = [
	...all(
		"25-01-2015",
		"২৫-০১-২০১৫",
		"25/1/2015",
		"25.01.2015",
		"2015-01-25",
		"২৫ জানুয়ারি ২০১৫",
		"25-Jan-2015",
		"25‑01‑2015",
	),
	...all("25-01-2015", "\u202a25-01-2015\u202c", "42029", "25th January 2015"),
	...all(refused, "২০১৫", "৩২-০১-২০১৫", "25-13-2015", "31 April 2015", "পরে দেব"),
];
const mobiles: Written[] = [
	...all(
		"01711000010",
		"01711000010",
		"১৭১১০০০০১০",
		"+8801711000010",
		"(01711) 000010",
		"0171.1000010",
		"\u202a01711\u2011000010\u202c",
	),
	...all("01711000010", "008801711000010", "1711000010.0"),
	...all(refused, "1.71E+09", "0171100001", "01211000010"),
];
const birthNumbers: Written[] = [
	...all(
		"20150912585000001",
		"20150912585000001",
		"২০১৫০৯১২৫৮৫০০০০০১",
		"2015 0912585 000001",
		"2015\u20110912585\u2011000001",
		"\u200e20150912585000001",
	),
	...all(refused, "2.01509E+16", "2015091258500"),
];
const classWords: Written[] = [
	...all("8", "ষষ্ঠ", "৬", "6", "৬ষ্ঠ", "6th", "Class 6", "Six", "VI", "ক্লাস ৬", "শ্রেণি-৬", "ষষ্ঠ শ্রেণি"),
	...all("11", "Nine", "নবম শ্রেণি", "IX", "09"),
	...all(refused, "11", "একাদশ", "ক", "13"),
];
const rolls: Written[] = [...all("12", "12", "১২", "12.0", "\u200b12", "০১২"), ...all(refused, "-1", "১২ক", "0")];

const classNames = [
	"নার্সারি",
	"কেজি",
	"প্রথম",
	"দ্বিতীয়",
	"তৃতীয়",
	"চতুর্থ",
	"পঞ্চম",
	"ষষ্ঠ",
	"সপ্তম",
	"অষ্টম",
	"নবম",
	"দশম",
	"প্লে",
];
const classOf = classFinder(classNames.map((name, index) => ({ id: index + 1, name })));

const headingsOf: ((column: Column) => string)[] = [
	(column) => importHeadings[column],
	(column) => importHeadings[column].replace("*", ""),
	(column) => headingSynonyms[column].at(-1) ?? importHeadings[column],
	(column) => headingSynonyms[column][0] ?? importHeadings[column],
	(column) => ` ${importHeadings[column].replace("*", "")} :`,
];

const bytes = (text: string, encoding: BufferEncoding = "utf8") => new Uint8Array(Buffer.from(text, encoding));
const separated = (rows: string[][], sign: string) =>
	rows.map((cells) => cells.map((cell) => `"${cell}"`).join(sign)).join("\r\n");
const sheet = (rows: string[][]) => rows.map((cells) => textRow(cells));
const other = sheet([["নাম", "পুরোনো"]]);
const files: Record<string, (rows: string[][]) => Uint8Array> = {
	csv: (rows) => bytes(separated(rows, ",")),
	"csv with BOM": (rows) => bytes(`\ufeff${separated(rows, ",")}`),
	semicolons: (rows) => bytes(separated(rows, ";")),
	"sep=": (rows) => bytes(`sep=;\r\n${separated(rows, ";")}`),
	"unicode text": (rows) => bytes(`\ufeff${rows.map((cells) => cells.join("\t")).join("\r\n")}`, "utf16le"),
	"UTF-16 big": (rows) => new Uint8Array(Buffer.from(`\ufeff${separated(rows, "\t")}`, "utf16le").swap16()),
	xlsx: (rows) => workbookOf([{ name: "ক", rows: sheet(rows) }]),
	"hidden first": (rows) =>
		workbookOf([
			{ name: "খ", state: "hidden", rows: other },
			{ name: "ক", rows: sheet(rows) },
		]),
	"chart first": (rows) =>
		workbookOf([
			{ name: "খ", rows: "chart" },
			{ name: "ক", rows: sheet(rows) },
			{ name: "গ", rows: other },
		]),
	"title above": (rows) =>
		workbookOf([{ name: "ক", rows: sheet([["বিদ্যালয়ের তালিকা"], [], ...rows, ["মোট শিক্ষার্থী ৩০"]]) }]),
};

/** A generator of the same numbers each time. */
function chooser(seed: number) {
	let state = seed * 2_654_435_761 + 1;
	return <T>(list: readonly T[]): T => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return list[Math.floor((state / 2 ** 32) * list.length)] as T;
	};
}

/** Most cells are right, so that a wrong one is seen alone. */
const right = (list: readonly Written[]) => list.filter(([, meant]) => meant !== refused);

const kinds = Object.keys(files);
const cases = Array.from({ length: 200 }, (_, index) => ({ index, kind: kinds[index % kinds.length] ?? "" }));

test.each(cases)(
	"spreadsheet $index, $kind: every cell is what was meant, or its row is refused",
	async ({ index, kind }) => {
		const choose = chooser(index);
		const varied: Partial<Record<Column, readonly Written[]>> = {
			...{ name: names, fatherName: names, dateOfBirth: days, fatherMobile: mobiles, birthNumber: birthNumbers },
			...{ class: classWords, roll: rolls },
		};
		const usual: Record<Column, Written> = Object.fromEntries(
			columns.map((column) => [column, right(varied[column] ?? [])[0] ?? ["ক", "ক"]]),
		) as Record<Column, Written>;
		Object.assign(usual, { gender: ["ছেলে", "1"], motherName: ["সালমা", "সালমা"], year: ["২০২৬", "2026"] });
		const people = Array.from({ length: 4 }, (_, row) => {
			const wrong = row % 2 === 1 ? choose(Object.keys(varied)) : "";
			return Object.fromEntries(
				columns.map((column) => {
					const list = varied[column];
					if (!list) return [column, usual[column]];
					return [column, choose(column === wrong ? list : right(list))];
				}),
			) as Record<Column, Written>;
		});
		const heading = choose(headingsOf);
		const table = [columns.map(heading), ...people.map((person) => columns.map((column) => person[column][0]))];
		const { rows } = await readFileRows(studentForm, files[kind]?.(table) ?? new Uint8Array());
		expect(rows).toHaveLength(people.length);
		for (const [at, person] of people.entries()) {
			const row = rows[at];
			const read = row && readRow(row);
			if (!read) throw new Error("No row.");
			const values = "values" in read ? read.values : undefined;
			const foundClass = values && classOf(values.class ?? "");
			const wrong = columns.filter((column) => person[column][1] === refused);
			const isRefused = values === undefined || foundClass === undefined;
			expect([at, person, isRefused]).toEqual([at, person, wrong.length > 0]);
			if (!values) continue;
			for (const column of columns.filter((column) => column !== "class" && column !== "section"))
				expect([column, person[column][0], String(values[column])]).toEqual([
					column,
					person[column][0],
					nfc(String(person[column][1])),
				]);
			if (foundClass !== undefined) expect(String(foundClass)).toBe(person.class[1]);
		}
	},
);
