/** Files of all kinds, read by the child process: a hostile file ends that process, not the site. */
import { existsSync, readFileSync } from "node:fs";
import { toBijoy } from "@/lib/bijoy/to-bijoy";
import { readRow, studentForm } from "../import/row";
import { csvOf, pupil, tableOf } from "../import/testing/files";
import { readUpload, writeFileOf, writeRefusedRows } from "./files";
import { FileRefused, maxRows, maxUnpackedBytes, processLimits } from "./limits";
import { openSheet } from "./spreadsheet";
import { otherZip, textRow, workbook, workbookOf } from "./testing/hostile";
import { type FileFault, fileNotes, type ImportColumn, importHeadings, rowFaults } from "./text";
import { refuseLargeZip } from "./workbook";

const headings = Object.values(importHeadings);
const columns = Object.keys(importHeadings) as ImportColumn[];

const faultOf = (bytes: Uint8Array) =>
	readUpload(studentForm, bytes).then(
		() => "read",
		(error: unknown) => (error instanceof FileRefused ? error.fault : error),
	);
const text = (content: string) => new TextEncoder().encode(content);
const rowOf = (more: Record<string, string>) =>
	textRow(columns.map((column) => ({ ...pupil(1), ...more })[column] ?? ""));
const megabyte = (sign: string) => sign.repeat(1_000_000);

const bombs: [string, FileFault, () => Uint8Array][] = [
	[
		"two gigabytes of shared strings",
		"heavy",
		() => workbook([textRow(headings)], [{ repeat: megabyte(" "), times: 2000 }]),
	],
	["two million rows", "heavy", () => workbook([textRow(headings), { repeat: rowOf({}).repeat(1000), times: 2000 }])],
	[
		"600 million empty rows",
		"heavy",
		() => workbook([textRow(headings), { repeat: "<row/>".repeat(10_000), times: 60_000 }]),
	],
	[
		"rows as wide as a sheet",
		"heavy",
		() => workbook([textRow(headings), { repeat: '<row><c r="XFD1"><v>1</v></c></row>'.repeat(1000), times: 10_000 }]),
	],
	["a never closed quotation mark", "heavy", () => text(`"${megabyte("a").repeat(9)}`)],
	["five million lines", "headings", () => text("a\n".repeat(5_000_000))],
	["five million rows", "rows", () => text(`${headings.join(",")}\n${"ক\n".repeat(2_000_000)}`)],
];

test.each(bombs)("%s", async (_name, fault, make) => {
	expect(await faultOf(make())).toBe(fault);
});

test("a file that says that it is small is measured while it is unpacked, and refused at once", () => {
	const bomb = workbook([textRow(headings), { repeat: rowOf({}).repeat(1000), times: 2000 }]);
	const signature = Buffer.from("PK\x01\x02", "latin1");
	const lying = Buffer.from(bomb);
	for (let at = lying.indexOf(signature); at >= 0; at = lying.indexOf(signature, at + 4))
		lying.writeUInt32LE(1000, at + 24);
	const heavy = expect.objectContaining({ fault: "heavy" });
	for (const bytes of [bomb, new Uint8Array(lying)]) expect(() => refuseLargeZip(bytes)).toThrow(heavy);
	const before = process.memoryUsage().arrayBuffers;
	expect(() => refuseLargeZip(new Uint8Array(lying))).toThrow(heavy);
	expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(maxUnpackedBytes * 2);
	expect(() => refuseLargeZip(new Uint8Array(workbook([textRow(headings), rowOf({})])))).not.toThrow();
});

test("no entity of a document type is expanded", async () => {
	const entity = (name: string, content: string) => `<!ENTITY ${name} "${`&${content};`.repeat(10)}">`;
	const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
	const type = `<!DOCTYPE x [<!ENTITY a "লেখা"><!ENTITY file SYSTEM "file:///etc/hostname">${names
		.slice(1)
		.map((name, index) => entity(name, names[index] ?? ""))
		.join("")}]>`;
	const bytes = workbook([textRow(headings), rowOf({ name: "&i;", address: "&file;" })], [], { before: type });
	const read = await readUpload(studentForm, bytes).catch((error: FileRefused) => error.fault);
	if (typeof read === "string") expect(read).toBe("damaged");
	else expect(read.rows[0]?.cells).toMatchObject({ name: "&i;", address: "&file;" });
});

test("no cell of a file that is written starts a formula, whatever it stands for", async () => {
	const signs = [..."=+-@＝＋－＠﹦﹢﹣﹫\t"];
	const rows = [signs.map((sign) => `${sign}heading`), signs.map((sign) => `${sign}1+1`), ["নাম", " =1", "1-1"]];
	const escaped = rows.map((row) => row.map((cell) => (signs.includes(cell.slice(0, 1)) ? `'${cell}` : cell)));
	for (const format of ["xlsx", "csv"] as const) {
		const written = [];
		for await (const row of openSheet(await writeFileOf(format, [{ name: "ক", rows }])).rows) written.push(row.cells);
		expect(written.map((row) => row.filter(Boolean))).toEqual(escaped);
	}
});

test("files of other kinds, damaged and empty ones, each with its reason", async () => {
	const good = await writeFileOf("xlsx", [{ name: "ক", rows: tableOf([pupil(1)]) }]);
	const broken = Buffer.from(good);
	broken.fill(0xff, 60, 300);
	const files: [Uint8Array, FileFault][] = [
		[readFileSync("deploy/home.webp"), "kind"],
		[Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), "oldExcel"],
		[Buffer.from(`\ufeff${headings.join("\t")}`, "utf16le"), "empty"],
		[Buffer.from("n\xe4m,roll", "latin1"), "encoding"],
		[otherZip("word/document.xml"), "word"],
		[otherZip("content.xml"), "ods"],
		[otherZip("xl/workbook.bin"), "xlsb"],
		[otherZip("other.xml"), "damaged"],
		[text("<html><body><table><tr><td>নাম</td></tr></table></body></html>"), "html"],
		[text('\ufeff<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'), "html"],
		[text("%PDF-1.7 ..."), "pdf"],
		[text("{\\rtf1 ...}"), "word"],
		[good.subarray(0, good.length / 2), "damaged"],
		[broken, "damaged"],
		[text("নাম,পিতা,রোল\n"), "missing"],
		[text(`${headings.join(",")}\n,,,\n`), "empty"],
		[text(`${headings.join(",")}\n"রহিম,১\nকরিম,২\n`), "damaged"],
		[text("কিছু একটা"), "headings"],
	];
	const faults = await Promise.all(files.map(([bytes]) => faultOf(bytes)));
	expect(faults).toEqual(files.map(([, fault]) => fault));
});

test("CSV with commas, semicolons and tabs, with and without BOM, with Excel's hint, quotes and line breaks", async () => {
	const rows = [pupil(1, { address: 'গ্রাম: "দক্ষিণ"; ডাক\nচরফ্যাশন' }), pupil(2)];
	const expected = (await readUpload(studentForm, csvOf(rows))).rows;
	expect(expected.map(({ line, cells }) => [line, cells.address])).toEqual([
		[2, rows[0]?.address],
		[3, ""],
	]);
	const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
	for (const [separator, before] of [
		[";", "\ufeff"],
		["\t", ""],
		[";", "sep=;\r\n"],
	]) {
		const lines = tableOf(rows).map((cells) => cells.map(quote).join(separator));
		const read = await readUpload(studentForm, text(`${before}${lines.join("\n")}`));
		expect(read.rows.map(({ cells }) => cells)).toEqual(expected.map(({ cells }) => cells));
	}
});

test("numbers, dates, formulas and errors of a workbook come as Excel shows them, and nothing is evaluated", async () => {
	const cells = `<row r="5">${[
		'<c t="inlineStr"><is><t>2025001</t></is></c>',
		'<c t="str"><f>CONCATENATE("র","হিমা")</f><v>রহিমা</v></c>',
		"<c><f>1+1</f></c>",
		'<c t="e"><f>A1/0</f><v>#DIV/0!</v></c>',
		"<c/>",
		"<c><v>1712345678</v></c>",
		"<c/>",
		"<c><v>42029</v></c>",
		"<c><v>20150912585000001</v></c>",
	].join("")}</row>`;
	const { rows } = await readUpload(studentForm, workbook([textRow(["তালিকা"]), textRow(headings), cells]));
	expect(rows).toEqual([
		{
			line: 5,
			cells: {
				...Object.fromEntries(columns.map((column) => [column, ""])),
				...{ code: "2025001", name: "রহিমা", motherName: "", fatherName: "#DIV/0!" },
				...{ fatherMobile: 1_712_345_678, dateOfBirth: 42_029, birthNumber: 20_150_912_585_000_000 },
			},
		},
	]);
});

describe("cells as the spreadsheet program shows them", () => {
	const styles = `<numFmts><numFmt numFmtId="164" formatCode="0&quot;%&quot;"/><numFmt numFmtId="165" formatCode="0.0%"/></numFmts>
		<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`;
	/** A cell by its column: text, or XML with its place left open. */
	type Shown = Partial<Record<ImportColumn, string>>;
	const cellAt = (place: string, cell: string) =>
		cell.startsWith("<c")
			? cell.replace("<c", `<c r="${place}"`)
			: `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
	const placeOf = (line: number, column: ImportColumn) => `${String.fromCharCode(65 + columns.indexOf(column))}${line}`;
	const line = (number: number, cells: Shown) =>
		`<row r="${number}">${columns.flatMap((column) => (cells[column] ? [cellAt(placeOf(number, column), cells[column])] : [])).join("")}</row>`;
	const readSheet = (rows: string[], merged: readonly string[]) => {
		const after = `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`;
		return readUpload(studentForm, workbook(rows, [], { styles, after }));
	};
	const readLines = (lines: Shown[], merged: readonly string[] = []) =>
		readSheet([line(1, importHeadings), ...lines.map((cells, index) => line(index + 2, cells))], merged);
	test("cells that are merged down have their content in each row, and no row comes of it alone", async () => {
		const { year, class: ofClass, section, ...rest } = pupil(1, { religion: "ইসলাম" });
		const first = { ...rest, year, class: ofClass, section } as Shown;
		const second: Shown = { ...pupil(2), year: "", class: "", section: "" };
		const ranges = (["year", "class", "section", "religion"] as const).map(
			(column) => `${placeOf(2, column)}:${placeOf(4, column)}`,
		);
		const { rows } = await readLines([first, second, {}, pupil(4)], [...ranges, "A1:C1"]);
		expect(rows.map(({ line, cells }) => [line, cells.year, cells.section, cells.religion])).toEqual([
			[2, year, section, "ইসলাম"],
			[3, year, section, "ইসলাম"],
			[5, year, section, ""],
		]);
	});

	test("no row comes of merged cells beside a column that is not read, as numbered lines below the list", async () => {
		const { year = "", class: ofClass = "", section = "", ...rest } = pupil(1);
		const numbered = (number: number, cells: Shown, more: string) =>
			line(number, cells).replace("</row>", `${cellAt(`AA${number}`, more)}</row>`);
		const { rows } = await readSheet(
			[
				numbered(1, importHeadings, "ক্রমিক"),
				numbered(2, { ...rest, year, class: ofClass, section }, "1"),
				numbered(3, { ...rest, roll: "2" }, "2"),
				numbered(4, {}, "3"),
				numbered(5, {}, "4"),
			],
			(["year", "class", "section"] as const).map((column) => `${placeOf(2, column)}:${placeOf(5, column)}`),
		);
		expect(rows.map(({ line, cells }) => [line, cells.roll, cells.section])).toEqual([
			[2, "1", section],
			[3, "2", section],
		]);
	});

	test("no row comes of headings of two lines", async () => {
		const parts = line(2, {}).replace("</row>", `${cellAt("AA2", "GPA")}${cellAt("AB2", "গ্রেড")}</row>`);
		const { rows } = await readSheet(
			[line(1, importHeadings).replace("</row>", `${cellAt("AA1", "ফল")}</row>`), parts, line(3, pupil(1))],
			["AA1:AB1", ...columns.map((column) => `${placeOf(1, column)}:${placeOf(2, column)}`)],
		);
		expect(rows.map(({ line, cells }) => [line, cells.name])).toEqual([[3, pupil(1).name]]);
	});

	test("a heading above no cell of its own names no merged one", async () => {
		const { rows } = await readSheet(
			[line(1, importHeadings), line(2, pupil(1)), line(3, pupil(2, { section: "" }))],
			[`${placeOf(1, "section")}:${placeOf(3, "section")}`],
		);
		expect(rows.map(({ cells }) => cells.section)).toEqual(["ক", ""]);
	});

	test("a row of titles with words of headings stands above them", async () => {
		const [head = [], ...pupils] = tableOf([pupil(1)]);
		const title = ["Class", "Six", "Section", "A", "Session", "2026"];
		const csv = (lines: string[][]) => text(lines.map((cells) => cells.join(",")).join("\n"));
		const { rows } = await readUpload(studentForm, csv([title, head, ...pupils]));
		expect(rows.map(({ line }) => line)).toEqual([3]);
		const without = head.filter((cell) => cell !== importHeadings.roll);
		await expect(readUpload(studentForm, csv([title, without, ...pupils]))).rejects.toMatchObject({
			...{ fault: "missing", detail: "রোল" },
		});
		expect(await faultOf(csv([title, ...Array.from({ length: 30 }, () => ["ক"])]))).toBe("missing");
	});

	const cells: [what: string, column: ImportColumn, cell: string, value: unknown][] = [
		["a formula without a value", "fatherMobile", "<c><f>A1</f></c>", [expect.stringContaining(rowFaults.excelError)]],
		["… with an empty one", "fatherMobile", "<c><f>A1</f><v/></c>", [expect.stringContaining(rowFaults.excelError)]],
		["a formula with an empty text", "fatherMobile", '<c t="str"><f>A1</f><v></v></c>', undefined],
		["a number shown as a percent", "admissionNumber", '<c s="2"><v>0.8</v></c>', "80%"],
		["… in a format of the file's own", "admissionNumber", '<c s="4"><v>0.805</v></c>', "80.5%"],
		["a number with the sign as text", "admissionNumber", '<c s="3"><v>80</v></c>', "80"],
		["a sum of decimals", "admissionNumber", "<c><v>80.10000000000001</v></c>", "80.1"],
		["a sum that is a whole number", "roll", "<c><v>12.000000000000002</v></c>", 12],
		["an error of Google's", "address", "#ERROR!", [expect.stringContaining(rowFaults.excelError)]],
		["an error of LibreOffice's", "address", "Err:502", [expect.stringContaining(rowFaults.excelError)]],
		["a new error of Excel's", "name", '<c t="e"><v>#CALC!</v></c>', [expect.stringContaining(rowFaults.excelError)]],
		["a column that was too narrow", "address", "########", [expect.stringContaining(rowFaults.excelError)]],
		["the number of a house", "address", "#12", "#12"],
		[
			"an admission number 5/2024 of which Excel has made a date",
			"admissionNumber",
			'<c s="1"><v>45413</v></c>',
			[expect.stringContaining(rowFaults.dated)],
		],
		["a time in an address", "address", '<c s="1"><v>0.4375</v></c>', [expect.stringContaining(rowFaults.dated)]],
		["a date", "admissionDate", '<c s="1"><v>45413</v></c>', "01-05-2024"],
		["an apostrophe before a mobile number", "fatherMobile", "'01712345678", "01712345678"],
		["… before a date", "dateOfBirth", "’২৫-০১-২০১৫", "25-01-2015"],
		["… before a number that keeps its zeros", "admissionNumber", "'0012", "0012"],
		["a formula that keeps the zeros of a CSV file", "motherMobile", '="01712345678"', "01712345678"],
		["… of words", "address", '="ভোলা"', [expect.stringContaining(rowFaults.formula)]],
		["… before words", "address", "'৭১ স্মৃতি সড়ক", "'৭১ স্মৃতি সড়ক"],
	];
	let rows: Awaited<ReturnType<typeof readLines>>["rows"];
	beforeAll(async () => {
		({ rows } = await readLines(cells.map(([, column, cell], index) => pupil(index + 1, { [column]: cell }))));
	});
	test.each(cells.map((cell, index) => [...cell, index] as const))(
		"%s in %s: %s",
		(_what, column, _cell, value, index) => {
			const read = rows[index] && readRow(rows[index]);
			expect(read && "values" in read ? read.values[column] : read?.reasons).toEqual(value);
		},
	);

	test("a refused row comes back with its dates as people write them; one that Excel has made of words stays one", async () => {
		const date = '<c s="1"><v>42029</v></c>';
		const { rows } = await readLines([pupil(1, { dateOfBirth: date, admissionNumber: date })]);
		const file = await writeRefusedRows(studentForm, rows, [{ line: 2, reasons: ["ক"] }]);
		const back = await readUpload(studentForm, file);
		expect(back.rows[0]?.cells.dateOfBirth).toBe("25-01-2015");
		const read = back.rows[0] && readRow(back.rows[0]);
		expect(read).toMatchObject({ reasons: [expect.stringContaining(rowFaults.dated)] });
	});

	test("days and months that a program may have exchanged are named, and columns without a heading", async () => {
		const notesOf = async (days: string[]) =>
			(await readLines(days.map((day, index) => pupil(index + 1, { dateOfBirth: day })))).notes;
		const serial = (day: number) => `<c s="1"><v>${day}</v></c>`;
		// 1 May, 12 December and 25 January 2015.
		const [may, same, january] = [42_125, 42_350, 42_029].map(serial) as [string, string, string];
		expect(await notesOf([may, "25/01/2015", same])).toEqual([fileNotes.exchanged([2])]);
		expect(await notesOf([may, "25/01/2015", january])).toEqual([]);
		expect(await notesOf(["1/25/2015", "1/5/2015", "5/5/2015"])).toEqual([fileNotes.exchanged([3])]);
		expect(await notesOf([may, "01/05/2015"])).toEqual([]);
		const { notes } = await readLines(
			[["1/5/2015", "1/25/2016"] as const, ["1/25/2015", "1/5/2016"] as const, ["1/5/2015", "1/5/2016"] as const].map(
				([dateOfBirth, admissionDate], index) => pupil(index + 1, { dateOfBirth, admissionDate }),
			),
		);
		expect(notes.join("")).toContain("সারি ২, ৩, ৪)");
		const extra = (cells: readonly string[], more: string) => [...cells, "", more].join(",");
		const [head = [], ...rows] = tableOf([pupil(1), pupil(2)]);
		const csv = [extra(head, ""), ...rows.map((cells) => extra(cells, "দুর্বল"))].join("\n");
		expect((await readUpload(studentForm, text(csv))).notes).toEqual([fileNotes.unnamed([columns.length + 2])]);
	});
});

test("the first visible sheet of cells is read and named, hidden rows are counted, days of the system of 1904 are right", async () => {
	const row = (more: Record<string, string>, attributes = "") => rowOf(more).replace("<row>", `<row ${attributes}>`);
	const born = (days: number) =>
		`<row>${columns.map((column) => (column === "dateOfBirth" ? `<c><v>${days}</v></c>` : `<c t="inlineStr"><is><t>${pupil(1)[column] ?? ""}</t></is></c>`)).join("")}</row>`;
	const visible = { name: "ষষ্ঠ &amp; সপ্তম", rows: [textRow(headings), row({ name: "দৃশ্য" })] };
	const hidden = { name: "পুরোনো", state: "hidden" as const, rows: [textRow(headings), row({ name: "লুকানো" })] };
	const chart = { name: "চার্ট", rows: "chart" as const };
	for (const others of [[hidden], [chart], [chart, { ...hidden, state: "veryHidden" as const }]]) {
		const { notes, rows } = await readUpload(studentForm, workbookOf([...others, visible]));
		expect([rows.length, rows[0]?.cells.name]).toEqual([1, "দৃশ্য"]);
		expect(notes).toEqual([fileNotes.sheet("ষষ্ঠ & সপ্তম")]);
	}
	expect(await faultOf(workbookOf([hidden, chart]))).toBe("noSheet");
	const filtered = [
		textRow(headings),
		row({}, 'r="2"'),
		row({}, 'r="3" hidden="1"'),
		row({}, 'r="4"'),
		'<row r="5" hidden="1"/>',
	];
	const read = await readUpload(studentForm, workbookOf([{ name: "ক", rows: filtered }]));
	expect([read.rows.length, read.notes]).toEqual([3, [fileNotes.hidden([3])]]);
	const of = async (days: number, properties: string) => {
		const { rows } = await readUpload(
			studentForm,
			workbookOf([{ name: "ক", rows: [textRow(headings), born(days)] }], properties),
		);
		return rows[0] && readRow(rows[0]);
	};
	for (const [days, properties] of [
		[42_029, ""],
		[42_029 - 1462, '<workbookPr date1904="1"/>'],
	] as const)
		expect(await of(days, properties)).toMatchObject({ values: { dateOfBirth: "25-01-2015" } });
});

test("a line with a total below the list is no row of it, a complete row always is", async () => {
	const pupils = tableOf([pupil(1), pupil(2, { name: "মোট" }), pupil(3, { name: "মোটাহার", gender: "" })]);
	const width = headings.length;
	const lineOf = (cell: string, at: number) => Array.from({ length: width }, (_, index) => (index === at ? cell : ""));
	for (const last of ["মোট শিক্ষার্থী ৩০", "মোট: ৩০ জন", "সর্বমোট", "Total 30", "Grand Total"]) {
		const lines = [...pupils, lineOf(last, 0), lineOf(last, 2)];
		const { notes, rows } = await readUpload(studentForm, text(lines.map((cells) => cells.join(",")).join("\n")));
		expect([rows.map(({ line }) => line), notes]).toEqual([[2, 3, 4], [fileNotes.totals([5, 6])]]);
	}
});

test("text in UTF-16, as Excel writes it", async () => {
	const rows = [pupil(1), pupil(2)];
	const expected = (await readUpload(studentForm, csvOf(rows))).rows;
	const bytes = Buffer.from(
		`\ufeff${tableOf(rows)
			.map((cells) => cells.join("\t"))
			.join("\r\n")}`,
		"utf16le",
	);
	expect((await readUpload(studentForm, bytes)).rows).toEqual(expected);
	expect((await readUpload(studentForm, Buffer.from(bytes).swap16())).rows).toEqual(expected);
});

test("a file at the limit is read in the limits of the process, and one row more is refused", async () => {
	const many = Array.from({ length: maxRows }, (_, index) =>
		pupil(index + 1, { address: `গ্রাম ${index}, চরফ্যাশন, ভোলা` }),
	);
	const { rows } = await readUpload(studentForm, await writeFileOf("xlsx", [{ name: "ক", rows: tableOf(many) }]));
	expect(rows.length).toBe(maxRows);
	expect(await faultOf(csvOf([...many, pupil(1)]))).toBe("rows");
});

test("a cell of two gigabytes is not read longer than the limit", async () => {
	const { milliseconds } = processLimits;
	processLimits.milliseconds = 3000;
	const bytes = workbook([textRow(headings), "<row><c t='str'><v>", { repeat: megabyte("a"), times: 2000 }]);
	expect(await faultOf(bytes)).toBe("heavy");
	processLimits.milliseconds = milliseconds;
});

test.each([
	["with its headings", true],
	["in a template", false],
])("a list in Bijoy %s is read as Unicode", async (_, hasOldHeadings) => {
	const [first = [], ...rows] = tableOf(
		[pupil(1), pupil(2)].map((row) => ({ ...row, name: "আব্দুর রহমান", fatherName: "করিম" })),
	);
	const comma = (cells: string[][]) => text(cells.map((row) => row.join(",")).join("\n"));
	const inBijoy = (row: string[]) => row.map(toBijoy);
	const given = await readUpload(studentForm, comma([first, ...rows]));
	const old = comma([hasOldHeadings ? inBijoy(first) : first, ...rows.map(inBijoy)]);
	const read = await readUpload(studentForm, old);
	expect([read.notes, given.notes]).toEqual([[fileNotes.bijoy([2, 3])], []]);
	expect(read.rows.map(readRow)).toEqual(given.rows.map(readRow));
});

/** Written by LibreOffice from ./testing/libreoffice.fods; see there. */
test.each(["libreoffice.xlsx", "libreoffice.csv", "libreoffice-semicolon.csv"])("%s", async (name) => {
	const file = `lib/office/lists/testing/${name}`;
	expect(existsSync(file)).toBe(true);
	const { rows, ignored } = await readUpload(studentForm, readFileSync(file));
	expect(ignored).toEqual(["মন্তব্য"]);
	const read = rows.map(readRow);
	expect(read[0]).toMatchObject({
		values: {
			...{ name: "আয়েশা সিদ্দিকা", gender: "2", fatherMobile: "01712345678", dateOfBirth: "25-01-2015" },
			...{ birthNumber: "20150912585000001", year: 2026, section: { text: "ক" }, roll: 1 },
		},
	});
	expect(read[1]).toMatchObject({ values: { name: "রহিম + করিম", dateOfBirth: "29-02-2016", roll: 2 } });
});
