import fc from "fast-check";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentText } from "@/lib/bengali/students";
import { guessesOf } from "./password-strength";
import { checkPassword, hashPassword, passwordFault, staffPasswordFault } from "./passwords";
import { endOfSlip, endOfUsedSlip } from "./slip-life";

const texts = studentText.password;

test("a stored hash is Argon2id with the chosen cost, and salted", async () => {
	const [one, two] = await Promise.all([hashPassword("নদীর পাড়ে"), hashPassword("নদীর পাড়ে")]);
	expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(one).not.toBe(two);
	expect(await checkPassword(one, "নদীর পাড়ে")).toBe(true);
	expect(await checkPassword(one, "নদীর পাড়")).toBe(false);
});

test("composed and decomposed letters make the same password", async () => {
	expect(await checkPassword(await hashPassword("সম\u09af\u09bc সময়"), "সম\u09df সময়")).toBe(true);
});

test("without a stored hash every password is wrong, after the same work", async () => {
	for (const stored of [null, undefined]) expect(await checkPassword(stored, "whatever it is")).toBe(false);
});

test.each([
	["1234567", texts.short("৮")],
	["x".repeat(129), texts.long("১২৮")],
	["password", texts.common],
	["PassWord123", texts.common],
	["১২৩৪৫৬৭৮", texts.common],
	["aaaaaaaaaaaa", texts.common],
	["school123456", texts.common],
	["teacherteacher", texts.common],
	["bhola2026bhola", texts.common],
	["bhola২০২৬BHOLA", texts.common],
	["2025001abc", texts.common],
	["২০২৫০০১abc", texts.common],
	["বাংলাদেশ২০২৬", texts.common],
	["উত্তরপাড়া১২৩", texts.common],
	["নদীর পাড়ে ঘর", null],
	["x1".repeat(64), null],
	["boat-on-the-river", null],
	["demo-2025001", null],
	["k7mqz2wd", null],
	["নতুন পাসওয়ার্ড", null],
])("%s", (password, fault) => {
	expect(passwordFault(password, 2025001, ["উত্তরপাড়া মাধ্যমিক বিদ্যালয়"])).toBe(fault);
});

test.each([
	["meghnapar2026", texts.common],
	["Meghnapar@2026", texts.common],
	["2026-MEGHNAPARA", texts.common],
	["meghnaparschool2026", texts.common],
	["meghnapar-2026-", texts.common],
	["মেঘনাপাড়২০২৬", texts.common],
	["মেঘনাপাড় আদর্শ ২০২৬", texts.common],
	["meghnapar adarsha 2026", texts.common],
	["আমার সোনার বাংলা আমি তোমায় ভালোবাসি", texts.common],
	["আমার সোনার বাংলা, আমি তোমায় ভালবাসি।", texts.common],
	["amar sonar bangla ami tomay bhalobashi", texts.common],
	["AmarSonarBanglaAmiTomayValobasi", texts.common],
	["Amar shonar Bangla, ami tomay bhalobashi!", texts.common],
	["ami tomay bhalobashi 1971", texts.common],
	["নদীর পাড়ে আমার ঘর", null],
	["আমার ঘরের পাশে নদী", null],
	["amar nodir tire ghor", null],
	["boat-on-the-meghna-river", null],
])("what everybody near the school knows, in both scripts: %s", (password, fault) => {
	const school = "মেঘনাপাড় আদর্শ মাধ্যমিক বিদ্যালয়";
	expect(passwordFault(password, 2025001, [school])).toBe(fault);
	expect(staffPasswordFault(password, ["head@school.example"], ["রহিমা খাতুন", school])).toBe(fault);
});

test("a password of staff has twelve characters", () => {
	expect(staffPasswordFault("k7mqz2wdxy9", [])).toBe(texts.short("১২"));
	expect(staffPasswordFault("k7mqz2wdxy9p", [])).toBeNull();
});

test("parts of a password are guessed in any order, and what is known of its owner first", () => {
	const [one, two, both] = ["lalmohan", "borhanuddin", "lalmohanborhanuddin"].map((word) => guessesOf(word, [])) as [
		number,
		number,
		number,
	];
	expect(both).toBeCloseTo(one + two + Math.log10(2));
	expect(guessesOf("zubayda", ["zubayda"])).toBeLessThan(guessesOf("zubayda", []));
});

test("a slip opens an account for a fortnight, and for a quarter of an hour more once it has been used", () => {
	const now = new Date("2026-11-26T10:00:00Z");
	expect([endOfSlip(now), endOfUsedSlip(now)]).toEqual(["2026-12-10T10:00:00.000Z", "2026-11-26T10:15:00.000Z"]);
});

test("the student id is refused as a password, in Latin and Bengali digits", () => {
	fc.assert(
		fc.property(fc.integer({ min: 10_000_000, max: 9_999_999_999 }), (code) => {
			expect(passwordFault(String(code), code)).not.toBeNull();
			expect(passwordFault(toBengaliDigits(code), code)).not.toBeNull();
		}),
	);
});
