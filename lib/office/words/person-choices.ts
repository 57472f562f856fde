/** Choices of a student's form that the site does not show, by the values that are stored. */

/** Groups of the upper classes. */
export const groupNames = { science: "বিজ্ঞান", humanities: "মানবিক", business: "ব্যবসায় শিক্ষা" } as const;

export type StudyGroup = keyof typeof groupNames;

/** Other words by which lists name them. */
export const groupWords: Record<StudyGroup, readonly string[]> = {
	science: ["Science"],
	humanities: ["Humanities", "Arts"],
	business: ["বাণিজ্য", "Business", "Business Studies", "Commerce"],
};

/** In the order of lists. */
export const studyGroups = Object.keys(groupNames) as StudyGroup[];

/** Religions, as schools of Bangladesh teach them. */
export const religionNames = { islam: "ইসলাম", hinduism: "হিন্দু", buddhism: "বৌদ্ধ", christianity: "খ্রিষ্টান" } as const;

export type Religion = keyof typeof religionNames;

/** Words by which lists name them. */
export const religionWords: Record<Religion, readonly string[]> = {
	islam: ["ইসলাম", "মুসলিম", "মুসলমান", "Islam", "Muslim"],
	hinduism: ["হিন্দু", "সনাতন", "হিন্দুধর্ম", "Hindu", "Hinduism"],
	buddhism: ["বৌদ্ধ", "বৌদ্ধধর্ম", "Buddhist", "Buddhism"],
	christianity: ["খ্রিষ্টান", "খ্রিস্টান", "খ্রিষ্টধর্ম", "Christian", "Christianity"],
};

/** Blood groups, as they are written everywhere, and other words by which lists name them. */
export const bloodGroupNames = {
	"a-positive": "A+",
	"a-negative": "A−",
	"b-positive": "B+",
	"b-negative": "B−",
	"ab-positive": "AB+",
	"ab-negative": "AB−",
	"o-positive": "O+",
	"o-negative": "O−",
} as const;

export type BloodGroup = keyof typeof bloodGroupNames;

const bengaliLetters: Record<string, string> = { এবি: "ab", এ: "a", বি: "b", ও: "o" };

/** @returns the group of a cell such as "B+", "বি পজিটিভ", "O +ve", "AB (-)"; undefined for anything else */
export function findBloodGroup(text: string): BloodGroup | undefined {
	const written = text.normalize().toLowerCase().replaceAll("0", "o");
	const latin = written.replace(/^(এবি|এ|বি|ও)/u, (letters) => bengaliLetters[letters] ?? letters);
	const [, letters = "", sign = ""] =
		/^(ab|a|b|o)\s*\(?\s*(\+|-|−|–|positive|negative|pos|neg|পজিটিভ|নেগেটিভ)\s*(?:ve)?\s*\)?$/u.exec(latin) ?? [];
	if (letters === "") return undefined;
	const isPositive = /^(\+|p|প)/u.test(sign);
	return `${letters}-${isPositive ? "positive" : "negative"}` as BloodGroup;
}
