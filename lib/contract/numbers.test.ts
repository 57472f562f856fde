import fc from "fast-check";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { parseNumber, readBirthNumber, readEiin, readMobile } from "./numbers";

const digits = (length: number) =>
	fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(""));
const mobile = fc.tuple(fc.integer({ min: 3, max: 9 }), digits(8)).map(([operator, rest]) => `01${operator}${rest}`);

test("one mobile number, however it is written", () => {
	fc.assert(
		fc.property(mobile, fc.constantFrom("", " ", "-"), (number, gap) => {
			const spaced = `${number.slice(0, 5)}${gap}${number.slice(5)}`;
			const abroad = [`+88${spaced}`, `88${spaced}`, `+৮৮ ${spaced}`];
			// A program that takes it for a number drops its zero.
			for (const text of [number, spaced, toBengaliDigits(spaced), ...abroad, String(Number(number))])
				expect(readMobile(text)).toBe(number);
		}),
	);
});

test("a mobile number as it is copied from messages and written on paper", () => {
	const invisible = ["\u202a", "\u202c", "\u200e", "\u200f", "\u2060", "\u00ad", "\u200b", "\ufeff"];
	const dashes = ["-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212", ".", "/", " ", "\u00a0", "\u202f"];
	const forms = [
		...invisible.flatMap((sign) => [`${sign}01711000010${sign}`, `0171${sign}1000010`, `+880${sign}1711${sign}000010`]),
		...dashes.flatMap((dash) => [`01711${dash}000010`, `+880${dash}1711${dash}000010`, `880${dash}1711000010`]),
		...["(0171) 1000010", "(01711)-000010", "0171.1000010", "[01711] 000010", "００８８０1711000010"],
		...["008801711000010", "+88 01711 000010", "+880 (0)1711-000010", "(+880) 1711 000010", "০১৭১১\u2011০০০০১০"],
	];
	for (const text of forms) expect([text, readMobile(text)]).toEqual([text, "01711000010"]);
	for (const text of ["01711000010, 01811000010", "0171100001০1", "171100001", "88801711000010"])
		expect([text, readMobile(text)]).toEqual([text, null]);
});

test.each([
	"",
	"0171234567",
	"017123456789",
	"01212345678",
	"11712345678",
	"০১২১২৩৪৫৬৭৮",
	"+91 1712345678",
	"01712a45678",
])("%s is no mobile number", (text) => expect(readMobile(text)).toBeNull());

test("a birth registration number keeps all its digits", () => {
	fc.assert(
		fc.property(fc.oneof(digits(16), digits(17)), (number) => {
			expect(readBirthNumber(number)).toBe(number);
			expect(readBirthNumber(toBengaliDigits(number))).toBe(number);
		}),
	);
});

test("no other length will do", () => {
	fc.assert(
		fc.property(
			fc
				.integer({ min: 0, max: 30 })
				.filter((length) => length !== 16 && length !== 17)
				.chain(digits),
			(number) => {
				expect(readBirthNumber(number)).toBeNull();
			},
		),
	);
});

test("an EIIN has six digits, Bengali or Latin", () => {
	for (const text of ["103456", "১০৩৪৫৬", " ১০৩৪56 "]) expect(readEiin(text)).toBe("103456");
	for (const text of ["10345", "1034567", "10345a", ""]) expect(readEiin(text)).toBeNull();
});

test.each([
	["", null],
	["  ", null],
	["০", 0],
	["১২.৫০", 12.5],
	["-3", -3],
	["১".repeat(15), 111_111_111_111_111],
	["1".repeat(16), undefined],
	["1.", undefined],
	["1e5", undefined],
	["দুই", undefined],
])("%j is typed for the number %j", (typed, number) => {
	expect(parseNumber(typed)).toBe(number);
});
