import { initialsOf, readCode, writtenCode } from "@/lib/contract/certificate-codes";
import type { FrozenSheet } from "@/lib/contract/frozen-sheet";
import { composeCertificate, type Facts, factsOfTemplate, type Speaking } from "./certificate-text";
import { lastResultOf, resultFacts } from "./result-facts";
import { certificateFields, factLabel, outcomeWords } from "./text-fields";
import { type CertificateKind, type CertificateLanguage, certificateKinds, certificateLanguages } from "./text-kinds";
import { certificateTemplate } from "./text-templates";

const kinds = Object.keys(certificateKinds) as CertificateKind[];
const languages = Object.keys(certificateLanguages) as CertificateLanguage[];
const all = kinds.flatMap((kind) => languages.map((language) => [kind, language] as const));

/** Every fact; those with a date are one. */
const facts: Facts = {
	...Object.fromEntries(
		Object.entries(certificateFields).map(([name, { input }]) => [name, input === "date" ? "15-03-2010" : `<${name}>`]),
	),
	serial: "7",
};

const speaking = (language: CertificateLanguage, more: Partial<Speaking> = {}): Speaking => ({
	...{ language, gender: "2", isHere: true, ...more },
});

const textOf = (kind: CertificateKind, language: CertificateLanguage, facts: Facts, more: Partial<Speaking> = {}) => {
	const { text, missing } = composeCertificate(certificateTemplate(kind, language), facts, speaking(language, more));
	return { missing, text: [text.title, ...text.lead, ...text.rows.flat(), ...text.closing].join("\n") };
};

test.each(all)("%s in %s has all its facts, in its own language, and nothing of the template", (kind, language) => {
	const { text, missing } = textOf(kind, language, facts);
	expect(missing).toEqual([]);
	expect(text).not.toMatch(/[{}[\]]|undefined|…| {2}| [,.।]/);
	for (const { fact } of factsOfTemplate(certificateTemplate(kind, language)))
		if (certificateFields[fact].input !== "date") expect(text).toContain(`<${fact}>`);
	const words = text.replaceAll(/<\w+>/g, "");
	expect(words).not.toMatch(language === "bn" ? /[a-z0-9]/i : /[\u0980-\u09ff]/);
});

test.each(all)("%s in %s asks for what it needs, and leaves out what may be missing", (kind, language) => {
	const needed = factsOfTemplate(certificateTemplate(kind, language));
	const { missing } = textOf(kind, language, {});
	expect(missing).toEqual(needed.filter(({ optional }) => !optional).map(({ fact }) => fact));
	const least: Facts = { ...Object.fromEntries(missing.map((fact) => [fact, facts[fact]])), serial: "7" };
	const { text, missing: none } = textOf(kind, language, least);
	expect(none).toEqual([]);
	expect(text).not.toMatch(/[{}[\]]|undefined|…| {2}|: *$| [,.।]/m);
});

test("words follow gender and whether the student is here", () => {
	const girl = textOf("studies", "en", facts).text;
	expect(girl).toContain("daughter of <father>");
	expect(girl).toContain("is a regular student of class <class>");
	expect(girl).toContain("I wish her a bright future.");
	const left = textOf("studies", "en", facts, { gender: "1", isHere: false }).text;
	expect(left).toContain("son of <father>");
	expect(left).toContain("was a student of class <class>");
	const other = textOf("studies", "en", facts, { gender: "3" }).text;
	expect(other).toContain("child of <father>");
	expect(other).toContain("they have never taken part");
	expect(textOf("studies", "bn", facts).text).toContain("একজন নিয়মিত ছাত্রী।");
	expect(textOf("studies", "bn", facts, { gender: "1", isHere: false }).text).toContain("একজন ছাত্র ছিল।");
	expect(textOf("studies", "bn", facts, { gender: "3" }).text).toContain("একজন নিয়মিত শিক্ষার্থী।");
});

test("dates and digits are written in the language of the paper, dates of birth in words too", () => {
	expect(textOf("birth", "bn", { ...facts, roll: "12" }).text).toContain("১৫ মার্চ, ২০১০ (কথায়: পনেরোই মার্চ দুই হাজার দশ)");
	expect(textOf("birth", "en", { ...facts, roll: "১২" }).text).toMatch(
		/is 12\.\n.*15 March 2010 \(in words: the fifteenth of March, two thousand ten\)/,
	);
});

test("what is typed is text: it is read for no fields", () => {
	const { text } = textOf("own", "bn", { ownTitle: "সনদ", ownText: "{name} [ঐচ্ছিক]" });
	expect(text).toBe("সনদ\n{name} [ঐচ্ছিক]");
});

test("initials have whole letters", () => {
	expect(initialsOf("নুসরাত জাহান")).toBe("নু. জা.");
	expect(initialsOf("মো. প্রিয়ম হোসেন")).toBe("মো. প্রি. হো.");
	expect(initialsOf("Md. Rahim Uddin")).toBe("M. R. U.");
});

test("a short code is read as people type it", () => {
	const code = "23ABCXYZ89";
	for (const typed of [writtenCode(code), "23abc xyz89", "২৩abcxyz৮৯", code]) expect(readCode(typed)).toBe(code);
	for (const typed of ["", "23ABC", "23ABC-XYZ8O", `${code}2`]) expect(readCode(typed)).toBeNull();
});

test("a board and an address stand in the sentence as it is spoken", () => {
	const own = { ...facts, board: "শিক্ষা বোর্ড, বরিশাল", address: "গ্রাম: চর মাদ্রাজ, ডাকঘর: চরফ্যাশন" };
	const bengali = textOf("testimonial", "bn", own).text;
	expect(bengali).toContain("শিক্ষা বোর্ড, বরিশালের অধীনে");
	expect(bengali).toContain("ঠিকানা: গ্রাম চর মাদ্রাজ, ডাকঘর চরফ্যাশন,");
	const english = textOf("testimonial", "en", { ...facts, address: "Village: Char Madras, Post: Charfassion" }).text;
	expect(english).toContain("of Village Char Madras, Post Charfassion");
});

test.each([
	["bn", 1, "১ম"],
	["bn", 40, "৪০তম"],
	["en", 1, "1st"],
	["en", 12, "12th"],
	["en", 22, "22nd"],
	["en", 113, "113th"],
] as const)("in %s the place %i is %s, and a total stands with its full mark", (language, place, written) => {
	const said = { ...facts, total: "785", totalFull: "1000", position: String(place) };
	const { rows } = composeCertificate(certificateTemplate("result", language), said, speaking(language)).text;
	expect(rows.map(([, value]) => value)).toContain(written);
	expect(rows[0]?.[1]).toBe(language === "bn" ? "১০০০-এর মধ্যে ৭৮৫" : "785 out of 1000");
});

test("fields of an English paper ask for English where words are written", () => {
	expect(factLabel("reason", "bn")).toBe(certificateFields.reason.label);
	expect(factLabel("reason", "en")).toBe(`${certificateFields.reason.label} (ইংরেজিতে)`);
	for (const fact of ["roll", "dateOfBirth", "englishName", "boardGpa"] as const)
		expect(factLabel(fact, "en")).toBe(certificateFields[fact].label);
});

const sheet: FrozenSheet = {
	student: { code: 1, name: "রহিমা", father: "করিম", mother: "সালমা" },
	...{ class: { id: 8, name: "ষষ্ঠ" }, section: { id: 1, name: "ক" }, group: null, roll: 1 },
	exam: { id: 1, name: "বার্ষিক", type: "annual", year: { id: 1, year: 2021 } },
	...{ subjects: [], total: 20, gpa: null, letter: null, gpaWithoutFourth: null, failed: 0, position: null, of: null },
	rules: { scale: null, rounding: "none", placeFailed: false, rankWithin: "class", combined: null },
	origin: "imported",
};
const subject = (letter: string | null, point: number | null): FrozenSheet["subjects"][number] => ({
	...{ name: "বাংলা", papers: [], marks: 20, full: 100, letter, point, reason: null, failedParts: [] },
	...{ fourth: false, counted: true },
});
const [passed, failed] = outcomeWords.bn;

test.each<[string, Partial<FrozenSheet>, string | undefined]>([
	["marks alone, of before the system", { subjects: [subject(null, null)] }, undefined],
	["marks alone, of a former version", { subjects: [subject(null, null)], origin: "upgrade" }, undefined],
	["marks alone, of a school that gives no grades", { subjects: [subject(null, null)], origin: "marks" }, passed],
	["letters", { subjects: [subject("A", null)] }, passed],
	["a letter of one of two subjects", { subjects: [subject("A", null), subject(null, null)] }, undefined],
	["no grade of the fourth", { subjects: [subject("A", 5), { ...subject(null, null), fourth: true }] }, passed],
	["an average", { gpa: 0, failed: 1 }, failed],
])("what a paper says of passing: %s", (_, more, outcome) => {
	const result = { ...sheet, ...more };
	expect(resultFacts(result, "bn").outcome).toBe(outcome);
	expect(lastResultOf(result, "bn")?.includes(passed) ?? false).toBe(outcome === passed);
});
