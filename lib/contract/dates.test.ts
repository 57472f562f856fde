import fc from "fast-check";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { readBirthDate, todayInDhaka } from "./dates";

const today = "2026-11-21";
const born = fc.date({ min: new Date("1900-01-01"), max: new Date(`${today}T00:00:00Z`), noInvalidDate: true });
const written = (date: Date) => date.toISOString().slice(0, 10).split("-").reverse().join("-");

test("parses every valid day, in Latin and Bengali digits and with other separators", () => {
	fc.assert(
		fc.property(born, fc.constantFrom("-", "/", "."), (day, separator) => {
			const date = written(day);
			expect(readBirthDate(date, today)).toEqual({ date });
			expect(readBirthDate(toBengaliDigits(date).replaceAll("-", separator), today)).toEqual({ date });
			expect(readBirthDate(date.replace(/\b0/g, ""), today)).toEqual({ date });
			expect(readBirthDate(date.replaceAll("-", ""), today)).toEqual({ date });
		}),
	);
});

test("never accepts an invalid date", () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			const read = readBirthDate(text, today);
			if ("date" in read) expect(read.date).toMatch(/^\d{2}-\d{2}-\d{4}$/);
		}),
	);
});

test.each([
	["", "date"],
	["2018-02-01", "date"],
	["1-2-18", "date"],
	["010218", "date"],
	["31022018", "dateUnreal"],
	["01-02-2018x", "date"],
	["31-02-2018", "dateUnreal"],
	["29-02-2023", "dateUnreal"],
	["00-01-2018", "dateUnreal"],
	["01-13-2018", "dateUnreal"],
	["22-11-2026", "dateFuture"],
	["31-12-1899", "dateOld"],
	["01-01-0001", "dateOld"],
])("%s is refused: %s", (text, fault) => {
	expect(readBirthDate(text, today)).toEqual({ fault });
});

test("knows leap days, and today", () => {
	expect(readBirthDate("29-02-2024", today)).toEqual({ date: "29-02-2024" });
	expect(readBirthDate("21-11-2026", today)).toEqual({ date: "21-11-2026" });
});

test("the day begins in Dhaka, not in London", () => {
	expect(todayInDhaka(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
});
