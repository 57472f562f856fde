import { createSlipPassword, slipLength, slipLetters } from "./slip-password";

test("a password has eight of the letters and digits that look like no other", () => {
	expect(slipLength).toBe(8);
	expect(new Set(slipLetters).size).toBe(slipLetters.length);
	expect(slipLetters).not.toMatch(/[^a-z2-7]|[ilo01]/);
	expect(slipLength * Math.log2(slipLetters.length)).toBeGreaterThan(38.5);
	const made = Array.from({ length: 2000 }, () => createSlipPassword(2_025_001));
	for (const password of made) expect(password).toMatch(new RegExp(`^[${slipLetters}]{8}$`));
	expect(new Set(made).size).toBe(made.length);
	expect(new Set(made.join(""))).toEqual(new Set(slipLetters));
});
