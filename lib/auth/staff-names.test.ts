import { staffPasswordFault } from "./passwords";
import { randomPassword } from "./random-password";
import { isUsername, readLoginName, tidyUsername } from "./staff-names";

test.each([
	[" Rahima ", "rahima"],
	["office.clerk-2", "office.clerk-2"],
	["রহিমা১", "রহিমা1"],
	["সম\u09df", "সম\u09af\u09bc"],
	["Head@School.Example ", "head@school.example"],
])("%s is read as %s", (typed, name) => {
	expect(readLoginName(typed)).toBe(name);
});

test.each(["ab", "a b c", "x".repeat(41), "rahima@", "@school", "a@b@c.example", "<script>", ""])(
	"%s is neither a user name nor an address",
	(typed) => {
		expect(readLoginName(typed)).toBeNull();
	},
);

test("no user name can be an e-mail address", () => {
	expect(isUsername(tidyUsername("head@school.example"))).toBe(false);
});

test("a random password has no signs that look alike, follows the rules, and is a new one each time", () => {
	const made = Array.from({ length: 200 }, randomPassword);
	for (const password of made) {
		expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
		expect(password).not.toMatch(/[ilo01]/);
		expect(staffPasswordFault(password, ["rahima"])).toBeNull();
	}
	expect(new Set(made).size).toBe(made.length);
});
