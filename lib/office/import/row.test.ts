import fc from "fast-check";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentText } from "@/lib/bengali/students";
import { todayInDhaka } from "@/lib/contract/dates";
import { escapeCell, isFormula, unescapeCell } from "../lists/escape";
import type { Cell } from "../lists/spreadsheet";
import { rowFaults } from "../lists/text";
import { readRow } from "./row";
import { pupil } from "./testing/files";

type Cells = Record<string, Cell>;

const read = (cells: Cells) => readRow({ line: 2, cells: { ...pupil(1), ...cells } });

function valuesOf(cells: Cells) {
	const row = read(cells);
	if ("reasons" in row) throw new Error(row.reasons.join("; "));
	return row.values;
}

function reasonsOf(cells: Cells): string {
	const row = read(cells);
	return "reasons" in row ? row.reasons.join("; ") : "";
}

const pad = (value: number, length: number) => String(value).padStart(length, "0");
const today = new Date(`${todayInDhaka()}T00:00:00Z`);
/** A day that a living person may be born on. */
const day = fc.date({ min: new Date("1927-06-01"), max: today, noInvalidDate: true });

test("a date is the same as text in both digits, as ISO 8601, and as a day number of Excel", () => {
	fc.assert(
		fc.property(day, (date) => {
			const [dd, mm, yyyy] = [pad(date.getUTCDate(), 2), pad(date.getUTCMonth() + 1, 2), pad(date.getUTCFullYear(), 4)];
			const written = `${dd}-${mm}-${yyyy}`;
			// Excel's day 1 is 1 January 1900, and it counts 29 February 1900.
			const serial = Math.floor(date.getTime() / 86_400_000) + 25_569;
			for (const cell of [
				written,
				toBengaliDigits(written),
				`${dd}/${mm}/${yyyy}`,
				`${yyyy}-${mm}-${dd}`,
				serial,
				serial + 0.5,
			])
				expect(valuesOf({ dateOfBirth: cell }).dateOfBirth).toBe(written);
		}),
	);
});

test("dates that do not exist, lie ahead or say only the year are refused", () => {
	expect(valuesOf({ dateOfBirth: 42_029 }).dateOfBirth).toBe("25-01-2015");
	for (const [cell, reason] of [
		["31-02-2015", studentText.field.dateUnreal],
		["2015", studentText.field.date],
		[2015, studentText.field.date],
		[99_999, studentText.field.dateFuture],
		["1/25/2015", studentText.field.dateUnreal],
		["25-01-15", studentText.field.date],
	] as const)
		expect([cell, reasonsOf({ dateOfBirth: cell })]).toEqual([cell, expect.stringContaining(reason)]);
});

const mobile = fc
	.tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 99_999_999 }))
	.map(([operator, rest]) => `01${operator}${pad(rest, 8)}`);

test("a mobile number is the same in both digits, with the country, with spaces, and without its leading zero", () => {
	fc.assert(
		fc.property(mobile, (number) => {
			const spaced = `${number.slice(0, 5)}-${number.slice(5)}`;
			const forms = [
				number,
				toBengaliDigits(number),
				spaced,
				Number(number),
				number.slice(1),
				toBengaliDigits(number.slice(1)),
			];
			for (const cell of forms) expect(valuesOf({ fatherMobile: cell }).fatherMobile).toBe(number);
			// As this program writes a cell that starts with a plus sign.
			expect(valuesOf({ fatherMobile: escapeCell(`+88${number}`) }).fatherMobile).toBe(number);
		}),
	);
	for (const cell of ["0171234567", 171_234_567, "01212345678", "ফোন নেই"])
		expect(reasonsOf({ motherMobile: cell })).toContain(studentText.field.mobile);
});

test("a number that Excel has rounded is refused, in a number cell and in its notation", () => {
	for (const cell of [20_150_912_585_000_000, 2.01e16, 1e15, "2.01509E+16", "২.০১E+১৬", "2,01E+16", "2E16"])
		expect(reasonsOf({ birthNumber: cell })).toContain(rowFaults.rounded);
	expect(reasonsOf({ fatherMobile: "1.71E+09" })).toContain(rowFaults.rounded);
	expect(valuesOf({ birthNumber: "২০১৫০৯১২৫৮৫০০০০০১" }).birthNumber).toBe("20150912585000001");
	expect(reasonsOf({ birthNumber: 123_456_789_012_345 })).toContain(studentText.field.birthNumber);
});

test("both encodings of য়, names with the word class, and numbers in other forms", () => {
	expect(valuesOf({ gender: "মে\u09dfে", class: "তৃতী\u09df শ্রেণী", name: "আ\u09dfেশা" })).toMatchObject({
		gender: "2",
		name: "আ\u09af\u09bcেশা",
		class: "তৃতী\u09af\u09bc শ্রেণী",
	});
	expect(valuesOf({ roll: 7, year: "২০২৬", code: "২০২৫০০১" })).toMatchObject({ roll: 7, year: 2026, code: 2_025_001 });
	expect(valuesOf({ roll: "7.0", code: "-", birthNumber: "—" })).toMatchObject({ roll: 7, code: undefined });
	for (const cell of ["0", "-3", "12a", 7.5, 10_000, "৯৯৯৯৯"])
		expect(reasonsOf({ roll: cell })).toContain(rowFaults.roll);
});

test("each kind of line end is the same one", () => {
	for (const end of ["\r\n", "\r", "\u2028"])
		expect(valuesOf({ address: `গ্রাম${end}ডাকঘর` })).toEqual(valuesOf({ address: "গ্রাম\nডাকঘর" }));
});

test("formulas, errors of Excel, control characters and long texts are refused where they stand", () => {
	expect(reasonsOf({ name: '=HYPERLINK("http://x.example")' })).toContain(rowFaults.formula);
	expect(reasonsOf({ motherName: "@SUM(A1)" })).toContain(rowFaults.formula);
	expect(reasonsOf({ fatherName: "#REF!" })).toContain(rowFaults.excelError);
	expect(reasonsOf({ name: "ক\u0000খ" })).toContain(rowFaults.control);
	expect(reasonsOf({ name: "ক\u202eখ" })).toContain(rowFaults.control);
	expect(reasonsOf({ name: `ক${"\u09bc".repeat(40)}` })).toContain(rowFaults.control);
	expect(reasonsOf({ name: "ক".repeat(121) })).toContain(rowFaults.long(120));
	expect(reasonsOf({ address: "ক".repeat(501) })).toContain(rowFaults.long(500));
	expect(reasonsOf({ name: " ", roll: "" }).split("; ")).toEqual([
		`নাম: ${rowFaults.required}`,
		`রোল: ${rowFaults.required}`,
	]);
});

test("no text goes out as a formula, and every text comes back as it was", () => {
	const dangerous = fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n'ক1 ＝＋－＠﹦﹢﹣﹫⁺") });
	fc.assert(
		fc.property(fc.oneof(dangerous, fc.string()), (text) => {
			const out = escapeCell(text);
			expect(isFormula(out)).toBe(false);
			expect(unescapeCell(out)).toBe(text);
		}),
	);
	for (const sign of "=+-@＝＋－＠﹦﹢﹣﹫") {
		expect(escapeCell(`${sign}1+1`)).toBe(`'${sign}1+1`);
		expect(reasonsOf({ motherName: `${sign}SUM(A1)` })).toContain(rowFaults.formula);
	}
	expect(valuesOf({ name: escapeCell("=নাম") }).name).toBe("=নাম");
});

test.each(["????? ????", "রহিম ??", "���", "মো\ufffd রহিম", "à¦°à¦¹à¦¿à¦®", "Ã Â¦Â°", "&#2480;&#2489;", "â€œà¦"])(
	"%s is refused with what to do: a program has destroyed it",
	(text) => {
		for (const column of ["name", "fatherName", "motherName", "address"] as const)
			expect(reasonsOf({ [column]: text })).toContain(rowFaults.destroyed);
	},
);

test("a name without letters is none, and N/A is an empty cell", () => {
	for (const text of ["12345", "১২৩", "...", "12-34"]) {
		expect(reasonsOf({ name: text })).toContain(rowFaults.noName);
		expect(reasonsOf({ fatherName: text })).toContain(rowFaults.noName);
	}
	for (const text of ["N/A", "n/a", "null", "—", "‑"]) {
		expect(reasonsOf({ name: text })).toContain(rowFaults.required);
		expect(valuesOf({ fatherMobile: text }).fatherMobile).toBeUndefined();
	}
	for (const text of ["José", "Ann-Marie", "কী? কেন?", "নীলিমা", "Nil Kamal"])
		expect(valuesOf({ name: text }).name).toBe(text.normalize("NFC"));
});

const signs = ["\u202a", "\u202c", "\u200e", "\u200f", "\u2060", "\u00ad", "\u200b", "\u2066", "\u2069", "\ufeff"];
const around = (text: string) => signs.map((sign) => `${sign}${text.slice(0, 2)}${sign}${text.slice(2)}${sign}`);

test("invisible characters are no part of what is read by rules, and make no other name", () => {
	for (const cell of around("01711000010")) expect(valuesOf({ fatherMobile: cell }).fatherMobile).toBe("01711000010");
	for (const cell of around("২০১৫০৯১২৫৮৫০০০০০১"))
		expect(valuesOf({ birthNumber: cell }).birthNumber).toBe("20150912585000001");
	for (const cell of around("25‑01‑2015")) expect(valuesOf({ dateOfBirth: cell }).dateOfBirth).toBe("25-01-2015");
	for (const cell of around("২০২৬"))
		expect(valuesOf({ year: cell, roll: "\u200b১২" })).toMatchObject({ year: 2026, roll: 12 });
	for (const sign of ["\u200b", "\u2060", "\u00ad", "\ufeff", "\u200e", "\u200c", "\u200d"])
		expect(valuesOf({ section: `ক${sign}`, name: `${sign}রহিম` })).toMatchObject({
			section: { text: "ক", key: "ক" },
			name: "রহিম",
		});
	expect(valuesOf({ name: "র‍্যাব, উৎস ত্\u200d" }).name).toBe("র‍্যাব, উৎস ত্\u200d");
});

test("a section that is a number is the same in digits of either kind", () => {
	const keyOf = (section: string) => valuesOf({ section }).section?.key;
	expect([keyOf("১"), keyOf("শাখা ২")]).toEqual([keyOf("1"), keyOf("শাখা 2")]);
});

test.each([
	"৩ জানুয়ারি ২০১২",
	"৩রা জানুয়ারী, ২০১২",
	"3 January 2012",
	"3rd Jan 2012",
	"03-Jan-2012",
	"2012-01-03",
	"2012/1/3",
	"03/01/2012 00:00:00",
	"3/1/2012 12:00:00 AM",
	"৩/১/২০১২",
	"3.1.2012",
])("%s is a date of birth in lists too", (text) =>
	expect(valuesOf({ dateOfBirth: text }).dateOfBirth).toBe("03-01-2012"),
);

test.each(["৩২ জানুয়ারি ২০১২", "৩ জানু ২০১২", "৩ জানুয়ারি ১২", "জানুয়ারি ২০১২"])("%s is none", (text) =>
	expect(reasonsOf({ dateOfBirth: text })).toContain("জন্মতারিখ"),
);
