import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isBijoy, isBijoyFont } from "./recognise";
import { toBijoy } from "./to-bijoy";
import { fromBijoy } from "./to-unicode";

/** @returns all texts of a folder's files with this ending */
const textsOf = (folder: string, ending: RegExp): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => ending.test(name))
		.map((name) => readFileSync(path.join(folder, name), "utf8"));

const bengali = ["lib/bengali", "lib/demo", "docs"]
	.flatMap((folder) => textsOf(folder, /\.(ts|md)$/))
	.join("\n")
	.normalize("NFC");

/** Sentences and parts of them with three words and more. */
const passages = [...bengali.matchAll(/[অ-ঔক-হ][\u0980-\u09ff\s,।‘’–-]+[\u0980-\u09ff]/g)]
	.flatMap(([text]) => text.split(/(?<=।)\s+|\n+/))
	.filter((text) => (text.match(/[ক-হ]\S*/g) ?? []).length >= 3);

describe("Bijoy", () => {
	test.each([
		["evsjv Avgvi fvlv| Avwg evsjvq †`wL ¯^cœ!", "বাংলা আমার ভাষা। আমি বাংলায় দেখি স্বপ্ন!"],
		["wk¶v gš¿Yvjq", "শিক্ষা মন্ত্রণালয়"],
		["m~h©vst ce© I Kg©Pvix", "সূর্যাংঃ পর্ব ও কর্মচারী"],
		["i¨ve, e¨vsK, A¨vc", "র‍্যাব, ব্যাংক, অ্যাপ"],
		["†KŠZ‚nj, ˆZwi, ˆ`wbK, m‡e©v”P", "কৌতূহল, তৈরি, দৈনিক, সর্বোচ্চ"],
		["wKš‘ ïi“, ivóª, ¯^v¯’¨, Rb¥ZvwiL 12-5-2026", "কিন্তু শুরু, রাষ্ট্র, স্বাস্থ্য, জন্মতারিখ ১২-৫-২০২৬"],
		["Dcw¯’wZ I fwel¨r", "উপস্থিতি ও ভবিষ্যৎ"],
	])("%s is read, and written again", (bijoy, unicode) => {
		expect(fromBijoy(bijoy)).toEqual({ text: unicode.normalize("NFC"), faults: 0 });
		expect(toBijoy(unicode)).toBe(bijoy);
	});

	test("signs that stand for the same, and those that PDF files have as control characters, are read alike", () => {
		expect(fromBijoy("wkÿK, Zywg, ¸iæZ¡").text).toBe("শিক্ষক, তুমি, গুরুত্ব");
		expect(fromBijoy("\u2020`k, \u0086`k \u0087`k").text).toBe("দেশ, দেশ দেশ");
	});

	test("dashes and quotation marks beside words stay what they are", () => {
		expect(fromBijoy("bvg – wcZv — ‘K’ … “L”").text).toBe("নাম – পিতা — ‘ক’ … “খ”");
	});

	test("2,000 words go to Bijoy and back unchanged", () => {
		const words = [...new Set(bengali.match(/[অ-হৎ][\u0980-\u09fe\u200d]*/g))].filter((word) => !word.endsWith("্"));
		expect(words.length).toBeGreaterThan(2000);
		expect(words.filter((word) => fromBijoy(toBijoy(word)).text !== word)).toEqual([]);
	});

	test("95% of the passages are recognised, and no Unicode is taken for Bijoy", () => {
		expect(passages.length).toBeGreaterThan(500);
		const missed = passages.filter((text) => !isBijoy(toBijoy(text)));
		expect(missed.length / passages.length).toBeLessThan(0.05);
		expect(passages.filter(isBijoy)).toEqual([]);
	});

	test("no passage of 5,000 in English is taken for Bijoy", () => {
		const english = textsOf("node_modules/next/dist/docs", /\.mdx?$/)
			.flatMap((text) => text.split(/\n+|(?<=[.!?]) /))
			.filter((text) => (text.match(/[A-Za-z]+/g) ?? []).length >= 3);
		expect(english.length).toBeGreaterThan(5000);
		expect(english.filter(isBijoy)).toEqual([]);
	});

	test("fewer than three words are not taken for Bijoy", () => {
		expect([isBijoy("Avgvi fvlv"), isBijoy("evsjv Avgvi fvlv")]).toEqual([false, true]);
	});

	test.each(["SutonnyMJ", "'SutonnyMJ'", "ABCDEF+SutonnyMJ", "JugantorMJ-Bold", "SutonnyMJ,Bold", "BijoyBaijayanta"])(
		"%s is a font of Bijoy",
		(name) => expect(isBijoyFont(name)).toBe(true),
	);

	test.each(["SutonnyOMJ", "Nikosh", "Kalpurush", "NotoSansBengali", "TimesNewRomanPSMT", "SolaimanLipi", "Boishakhi"])(
		"%s is none",
		(name) => expect(isBijoyFont(name)).toBe(false),
	);
});
