import fc from "fast-check";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { readBirthNumber, readEiin, readMobile } from "./numbers";

const digits = (length: number) =>
	fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(""));
const mobile = fc.tuple(fc.integer({ min: 3, max: 9 }), digits(8)).map(([operator, rest]) => `01${operator}${rest}`);

test("one mobile number, however it is written", () => {
	fc.assert(
		fc.property(mobile, fc.constantFrom("", " ", "-"), (number, gap) => {
			const spaced = `${number.slice(0, 5)}${gap}${number.slice(5)}`;
			for (const text of [number, spaced, toBengaliDigits(spaced), `+88${spaced}`, `88${spaced}`, `+৮৮ ${spaced}`])
				expect(readMobile(text)).toBe(number);
		}),
	);
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
