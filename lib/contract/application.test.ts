import fc from "fast-check";
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { studentText } from "@/lib/bengali/students";
import { applicationSchema } from "./application";

const own = studentText.field;
const { field } = errorText;
const least = {
	name: "Rahim Uddin",
	gender: 1,
	fathers_name: "Karim Uddin",
	mothers_name: "Rahima Begum",
	present_class: 3,
};

function faultsOf(more: Record<string, unknown>) {
	const parsed = applicationSchema.safeParse({ ...least, ...more });
	return parsed.error ? z.flattenError(parsed.error).fieldErrors : {};
}

test("five fields are enough", () => {
	expect(applicationSchema.parse(least)).toEqual(least);
});

test("missing required fields are named", () => {
	const { error } = applicationSchema.safeParse({});
	const missing = error?.issues.map(({ path, message }) => [path[0], message]);
	expect(missing).toEqual(Object.keys(least).map((name) => [name, field.required]));
});

test("empty fields count as missing", () => {
	const empty = Object.fromEntries(Object.keys(applicationSchema.shape).map((name) => [name, ""]));
	expect(applicationSchema.parse({ ...empty, ...least })).toEqual(least);
	expect(faultsOf({ name: "  " })).toEqual({ name: [field.required] });
});

test("a mobile number that comes as a number has lost its zero", () => {
	const { father_mobile_no } = applicationSchema.parse({ ...least, father_mobile_no: 1_711_000_010 });
	expect(father_mobile_no).toBe("01711000010");
});

test("codes come as numbers, as text, and in Bengali digits", () => {
	expect(applicationSchema.parse({ ...least, gender: "৩", present_class: "১১", permanent_class: "10" })).toMatchObject({
		gender: 3,
		present_class: 11,
		permanent_class: 10,
	});
});

test.each([
	["name", 7.5, field.invalid],
	["name", ["Rahim"], field.invalid],
	["name", {}, field.invalid],
	["name", "x".repeat(121), field.tooLong],
	["name", "<script>alert(1)</script>", own.html],
	["name", "Rahim 😀", own.emoji],
	["name", "Ra\u0000him", field.control],
	["name", "Rahim\nKarim", field.control],
	["name", "Rahim\ud800", field.control],
	["name", "Rahim\u202e", field.control],
	["name", "Rahim\u2028Karim", field.control],
	["name", "১২৩", own.noLetter],
	["name", 123, own.noLetter],
	["fathers_name", "---", own.noLetter],
	["mothers_name", "1971", own.noLetter],
	["consent_name", "...", own.noLetter],
	["gender", 0, own.choice],
	["gender", 4, own.choice],
	["gender", 1.5, own.choice],
	["gender", "1e0", own.choice],
	["gender", "0x2", own.choice],
	["present_class", 0, own.choice],
	["present_class", "third", own.choice],
	["date_of_birth", "2018-01-02", own.date],
	["date_of_birth", "31-04-2018", own.dateUnreal],
	["date_of_birth", "01-01-2999", own.dateFuture],
	["date_of_birth_no", "123", own.birthNumber],
	// Above Number.MAX_SAFE_INTEGER: the last digits are lost.
	["date_of_birth_no", Number("20180912585000001"), own.birthNumber],
	["father_mobile_no", "12345", own.mobile],
	["mothers_mobile_no", true, own.mobile],
	["present_address_thana", "dhaka", own.choice],
	["permanent_address_details", "x".repeat(501), field.tooLong],
	["browser_key", "short", own.browserKey],
])("%s: %j is refused", (name, value, message) => {
	expect(faultsOf({ [name]: value })).toEqual({ [name]: [message] });
});

test("an address may have lines", () => {
	for (const end of ["\r\n", "\r", "\u2028", "\u2029"]) {
		const present_address_details = `Village: Jinnagar${end}Charfassion`;
		expect(applicationSchema.parse({ ...least, present_address_details }).present_address_details).toBe(
			"Village: Jinnagar\nCharfassion",
		);
	}
});

test("any input gives a value or Bengali messages, and never throws", () => {
	fc.assert(
		fc.property(fc.dictionary(fc.constantFrom(...Object.keys(applicationSchema.shape)), fc.anything()), (sent) => {
			const { error } = applicationSchema.safeParse(sent);
			for (const { message } of error?.issues ?? []) expect(message).toMatch(/[\u0980-\u09ff]/);
		}),
	);
});
