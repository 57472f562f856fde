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
