import { titleOfLetter } from "./file-title";

const school = ["চরফ্যাশন আদর্শ মাধ্যমিক বিদ্যালয়", "চরফ্যাশন, ভোলা"];
const named = (text: string) => text.normalize("NFC");

test.each<[string, string[], string | null]>([
	["the first line", ["বার্ষিক পরীক্ষার সময়সূচি", "ষষ্ঠ শ্রেণি"], "বার্ষিক পরীক্ষার সময়সূচি"],
	[
		"the first line below the letterhead",
		[
			...["বিসমিল্লাহির রাহমানির রাহিম", "চরফ্যাশন আদর্শ মাধ্যমিক বিদ্যালয়", "চরফ্যাশন, ভোলা।", "EIIN: 123456"],
			...["স্মারক নং ১২", "তারিখ: ২৪/১১/২০২৬", "১২৩", "জরুরি বিজ্ঞপ্তি", "শীতকালীন ছুটি শুরু হবে।"],
		],
		"শীতকালীন ছুটি শুরু হবে",
	],
	["the subject of a letter", ["ভোলা জেলা শিক্ষা অফিস", "বিষয়ঃ- বই বিতরণ প্রসঙ্গে।", "জনাব"], "বই বিতরণ প্রসঙ্গে"],
	[
		"a line about the school itself",
		["চরফ্যাশন আদর্শ মাধ্যমিক বিদ্যালয়, চরফ্যাশন, ভোলা", "চরফ্যাশন আদর্শ মাধ্যমিক বিদ্যালয়ের জন্মদিন"],
		"চরফ্যাশন আদর্শ মাধ্যমিক বিদ্যালয়ের জন্মদিন",
	],
	["none where nothing says it", ["চরফ্যাশন আদর্শ মাধ্যমিক বিদ্যালয়", "নোটিশ", "১২"], null],
	["none of a scan", [], null],
	["no control characters", ["ভর্তি\u0000 বিজ্ঞপ্তি ২০২৭"], "ভর্তি বিজ্ঞপ্তি ২০২৭"],
])("%s", (_, lines, title) => {
	expect(titleOfLetter(lines, school)).toBe(title && named(title));
});
