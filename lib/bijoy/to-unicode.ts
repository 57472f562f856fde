/** Bijoy → Unicode. Bijoy's order is that of the eye: ি, ে and ৈ before their consonants, the reph after them. */
import {
	asWindows1252,
	conjuncts,
	consonants,
	fronts,
	halves,
	hasanta,
	joined,
	lasts,
	marks,
	others,
	reph,
	signs,
	syllables,
	vowels,
} from "./signs";

/** What is written of a syllable so far. */
type Syllable = { base: string; vowel: string; end: string };

const nothing: Syllable = { base: "", vowel: "", end: "" };

/** Signs that are punctuation as well: what must stand before, or after, where they are parts of a syllable. */
const after: Record<string, RegExp> = {
	"—": /[্\p{L}]$/u,
	"‘": /্$/,
	"’": /্$/,
	"“": /[রল]$/,
	"–": /়$/,
	"…": /[\p{L}়]$/u,
	"‚": /[\p{L}়]$/u,
	"„": /[\p{L}়]$/u,
};
const before: Record<string, RegExp> = { "”": /^[P-T¡^]/, "•": /^[K-Og¶ÿ³²§^‹Œ]/ };

/** Two parts of a vowel sign around the consonant. */
const inTwoParts: Record<string, string> = { "\u09c7\u09be": "\u09cb", "\u09c7\u09d7": "\u09cc" };

/** The signs of ্ন mean ্ণ after these. */
const nasal = /(?:^|্)[ণষহ]$/;

type Converted = {
	/** In NFC. */
	text: string;
	/** How many signs stand where none can, as in text that is not Bijoy. */
	faults: number;
};

/** @param bijoy text as a program without the font shows it */
export function fromBijoy(bijoy: string): Converted {
	const given = asWindows1252(bijoy);
	let text = "";
	let faults = 0;
	let now = nothing;
	let front = "";

	function finish(): void {
		text += (now.base + now.vowel + now.end).replace(/^অা/, "আ");
		if (front) faults += 1;
		text += front;
		now = nothing;
		front = "";
	}
	function begin(base: string, vowel = ""): void {
		if (now.base.endsWith(hasanta)) now = { ...now, base: now.base + base, vowel: now.vowel || vowel };
		else {
			const first = front;
			front = "";
			finish();
			now = { base, vowel: first || vowel, end: "" };
		}
	}
	function add(vowel: string): void {
		const both = inTwoParts[now.vowel + vowel];
		if (now.vowel && !both) faults += 1;
		now = { ...now, vowel: both ?? now.vowel + vowel };
	}
	function append(last: string, sign: string): void {
		const [, consonantsOfLast = "", vowel = ""] = /^(.*?)(ু?)$/.exec(last) ?? [];
		const part =
			nasal.test(now.base) && (sign === "è" || now.base === "হ")
				? consonantsOfLast.replace("ন", "ণ")
				: consonantsOfLast;
		// The ya of র‍্যাব, where a reph would be written without the joiner.
		const base = now.base === "র" && part === "্য" ? "র\u200d" : now.base.replace(/্$/, "");
		now = { ...now, base: base + part };
		if (vowel) add(vowel);
	}

	for (let at = 0; at < given.length; at += 1) {
		const sign = given[at] as string;
		const since = now.vowel && signs.has(sign) ? "" : now.base;
		const plain = after[sign]?.test(since) === false || before[sign]?.test(given.slice(at + 1)) === false;
		const letter = consonants.get(sign) ?? conjuncts.get(sign) ?? vowels.get(sign);
		const vowel = signs.get(sign);
		const last = lasts.get(sign);
		const mark = marks.get(sign);
		// In newer fonts this is also the ু of রু.
		if (sign === "æ" && /র$/.test(now.base) && !now.vowel) add("ু");
		else if (plain) {
			finish();
			text += sign;
		} else if (letter) begin(letter);
		else if (syllables.has(sign)) begin(...(Array.from(syllables.get(sign) ?? "") as [string, string]));
		else if (halves.has(sign)) begin(halves.get(sign) ?? "");
		else if (fronts.has(sign)) {
			finish();
			front = fronts.get(sign) ?? "";
		} else if (now.base && last) append(last, sign);
		else if (now.base && vowel) add(vowel);
		else if (now.base && mark) now = { ...now, end: now.end + mark };
		else if (now.base && sign === reph) now = { ...now, base: `র্${now.base}` };
		else if (now.base && sign === joined) now = { ...now, base: now.base + hasanta };
		else {
			finish();
			if (last || vowel || mark || sign === reph) faults += 1;
			text +=
				others.get(sign) ??
				(sign >= "0" && sign <= "9" ? String.fromCharCode(sign.charCodeAt(0) + 0x9b6) : (mark ?? vowel ?? sign));
		}
	}
	finish();
	return { text: text.normalize("NFC"), faults };
}
