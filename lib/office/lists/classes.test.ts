/** @jest-environment node */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { readClassList } from "../date-list/plan";
import { classFinder } from "./known";

const names = ["নার্সারি", "কেজি", "প্রথম", "দ্বিতীয়", "তৃতীয়", "চতুর্থ", "পঞ্চম", "ষষ্ঠ", "সপ্তম", "অষ্টম", "নবম", "দশম"];
/** As a school has them that added প্লে last, and with other ids. */
const classes = [...names.map((name, index) => ({ id: index + 1, name })), { id: 13, name: "প্লে" }];
const classOf = classFinder(classes);
const nameOf = (text: string) => classes.find(({ id }) => id === classOf(text))?.name;

const english = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ordinal = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th"];
const roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
const numerals = ["১ম", "২য়", "৩য়", "৪র্থ", "৫ম", "৬ষ্ঠ", "৭ম", "৮ম", "৯ম", "১০ম"];

test("a class is found by every way of writing it, alone and with the word for a class", () => {
	for (const [index, name] of names.slice(2).entries()) {
		const digits = String(index + 1);
		const alone = [
			name,
			digits,
			toBengaliDigits(digits),
			english[index],
			ordinal[index],
			roman[index],
			numerals[index],
		];
		for (const one of [...alone, `0${digits}`, `${digits}.0`, numerals[index]?.replace(/(\d|[০-৯])(?=[ম-ষ])/, "$1 ")]) {
			const written = [
				`${one}`,
				`${one} শ্রেণি`,
				`${one} শ্রেণী`,
				`শ্রেণি-${one}`,
				`ক্লাস ${one}`,
				`Class ${one}`,
				`CLASS: ${one}`,
			];
			const glued = /^[\d০-৯]/.test(`${one}`) ? [`Class${one}`, `ক্লাস${one}`] : [];
			const invisible = [`\u200b${one}\u00a0`, `\u202a${one}\u202c`];
			for (const text of [...written, ...glued, ...invisible]) expect([text, nameOf(text)]).toEqual([text, name]);
		}
	}
});

test("a number is the class of that name, not a record's; what is no class is not guessed", () => {
	for (const text of [
		"11",
		"১১",
		"0",
		"13",
		"6 0",
		"60",
		"6-8",
		"VI VII",
		"শ্রেণি",
		"",
		"ষষ্ঠ ক",
		"sixty",
		"১১শ",
		"একাদশ",
	])
		expect([text, nameOf(text)]).toEqual([text, undefined]);
});

test("classes before the first", () => {
	for (const text of ["Nursery", "নার্সারী", "নার্সারি শ্রেণি"]) expect(nameOf(text)).toBe("নার্সারি");
	for (const text of ["KG", "K.G.", "কে.জি.", "কে জি"]) expect(nameOf(text)).toBe("কেজি");
	for (const text of ["Play", "প্লে গ্রুপ", "play group"]) expect(nameOf(text)).toBe("প্লে");
	const two = classFinder([
		{ id: 1, name: "কেজি ১" },
		{ id: 2, name: "KG Two" },
	]);
	expect(["KG-1", "কেজি ওয়ান", "K.G. II", "kg"].map(two)).toEqual([1, 1, 2, undefined]);
});

test("of two classes with one meaning each is found by its own name alone", () => {
	const both = classFinder([
		{ id: 1, name: "ষষ্ঠ" },
		{ id: 2, name: "6" },
	]);
	expect(["ষষ্ঠ", "6", "Six"].map(both)).toEqual([1, 2, undefined]);
});

test("from one class to another are those between them in the school's order", () => {
	const inOrder = [{ id: 13, name: "প্লে" }, ...classes.slice(0, 12)];
	for (const [text, ids] of [
		["প্লে - কেজি", [1, 2, 13]],
		["Class 6–8, Nine", [8, 9, 10, 11]],
		["KG-I", [2, 3]],
		["VIII ও ৯ম", [10, 11]],
		["সকল", []],
	] as const)
		expect([text, readClassList(text, inOrder)]).toEqual([text, ids]);
	for (const text of ["৮-৬", "11", "6 - 11"])
		expect(readClassList(text, inOrder)).toEqual({ reason: expect.stringContaining("প্লে, নার্সারি, কেজি") });
});
