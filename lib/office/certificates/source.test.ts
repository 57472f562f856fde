import { certificateTemplatesText } from "@/lib/office/certificate-templates/text";
import { templateWords } from "@/lib/office/certificate-templates/text-words";
import { type CertificateSource, readSource, type SourcePart, writeSource } from "@/lib/office/certificates/source";
import {
	type CertificateKind,
	type CertificateLanguage,
	certificateKinds,
	certificateLanguages,
} from "@/lib/office/certificates/text-kinds";
import { englishSubject } from "@/lib/office/certificates/text-results";
import { certificateTemplate, ownPaperBeginning } from "@/lib/office/certificates/text-templates";
import { nationalSets } from "@/lib/office/words/national-sets";
import { composeCertificate } from "./certificate-text";

const { errors } = certificateTemplatesText;
const languages = Object.keys(certificateLanguages) as CertificateLanguage[];
const kinds = (Object.keys(certificateKinds) as CertificateKind[]).filter((kind) => kind !== "own");
const all = kinds.flatMap((kind) => languages.map((language) => [kind, language] as const));

test.each(all)(
	"%s in %s is the same after it was opened and saved, and shows no word of the program",
	(kind, language) => {
		const template = certificateTemplate(kind, language);
		const source = writeSource(template, language);
		expect(readSource(source, language)).toEqual({ template: { rows: [], ...template }, faults: {} });
		const names = Object.values(templateWords[language]).map(({ name }) => name);
		for (const [, name] of Object.values(source)
			.join("\n")
			.matchAll(/\{([^}]*)\}/g))
			expect(names).toContain(name);
	},
);

test.each(languages)("each name of a field in %s means one", (language) => {
	const names = Object.values(templateWords[language]).map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
	expect(readSource(writeSource(ownPaperBeginning(language), language), language).faults).toEqual({
		title: { message: errors.empty, from: 0, to: 0 },
	});
});

const whole: CertificateSource = {
	...{ title: "ক্রীড়া সনদ", lead: "{নাম} খেলায় প্রথম হয়েছে।", rows: "", closing: "", signatures: "প্রধান শিক্ষক" },
};

test.each<[SourcePart, string, string, string]>([
	["lead", "{নাম}, {নমা} খেলে।", errors.unknown("নমা"), "{নমা}"],
	["title", "সনদ {name}", errors.unknown("name"), "{name}"],
	["lead", "{নাম খেলে।", errors.brace, "{"],
	["closing", "[ঠিকানা: {ঠিকানা}", errors.bracket, "["],
	["closing", "[ক [খ]]", errors.bracket, "["],
	["rows", "নাম: {নাম}\nশুধু লেখা", errors.label, "শুধু লেখা"],
	["rows", "{নাম}: ক", errors.label, "{নাম}: ক"],
	["signatures", "{নাম}", errors.signature, "{"],
	["signatures", "ক\nখ\nগ\nঘ", errors.lines(3), "ক\nখ\nগ\nঘ"],
])("in %s “%s” is refused at its place", (part, text, message, marked) => {
	const { faults } = readSource({ ...whole, [part]: text }, "bn");
	expect(Object.keys(faults)).toEqual([part]);
	const fault = faults[part];
	expect(fault?.message).toBe(message);
	expect(text.slice(fault?.from, fault?.to)).toBe(marked);
});

test("a field may have spaces and any form of its letters; an empty word leaves no space", () => {
	const lead = "{ পিতার নাম } একজন {নিয়মিত} {ছাত্র/ছাত্রী} {ছিল}।".normalize("NFD");
	const { template, faults } = readSource({ ...whole, lead }, "bn");
	expect(faults).toEqual({});
	const { text } = composeCertificate(template, { father: "করিম" }, { language: "bn", gender: "1", isHere: true });
	expect(text.lead[0]?.normalize()).toBe("করিম একজন নিয়মিত ছাত্র।".normalize());
	const left = composeCertificate(template, { father: "করিম" }, { language: "bn", gender: "2", isHere: false });
	expect(left.text.lead[0]?.normalize()).toBe("করিম একজন ছাত্রী ছিল।".normalize());
});

test("every subject of the national curriculum has an English name, also in two papers; others have none", () => {
	const names = Object.values(nationalSets).flatMap(({ subjects }) => subjects.map(({ name }) => name));
	expect(names.filter((name) => englishSubject(name) === null)).toEqual([]);
	expect(englishSubject("বাংলা ২য় পত্র")).toBe("Bangla Second Paper");
	expect(englishSubject("Robotics")).toBe("Robotics");
	expect(englishSubject("বাগান করা")).toBeNull();
});
