/** Unicode → Bijoy, for programs and forms that still take it. */
import { conjuncts, consonants, fronts, halves, joined, marks, others, reph, syllables, vowels } from "./signs";

/** @returns the first sign of each text */
const signOf = (signs: Map<string, string>): Map<string, string> =>
	new Map([...signs].reverse().map(([sign, text]) => [text, sign]));

const letters = new Map([...signOf(consonants), ...signOf(conjuncts)]);
const whole = signOf(syllables);
const half = signOf(halves);
const other = new Map([...signOf(others), ...signOf(vowels), ...signOf(marks), ["আ", "Av"]]);

/** Last parts as they are drawn under a half letter. */
const underHalf = new Map(
	["্ত —", "্থ ’", "্ক ‹", "্ব ^", "্ম §", "্ভ ¢", "্ল ¬", "্ত্র ¿", "্ক্র Œ", "্ভ্র £"].map(
		(pair) => pair.split(" ") as [string, string],
	),
);
/** Conjuncts of a whole letter, though it has a half one. */
const wholeFirst = /^(?:ন্[নম]|ষ্ণ)$/;

/** Letters with an upright stroke at their right, below which vowel signs are drawn in another place. */
const upright = /[খগঘজণথদধনপবমযরলষস]়?$/;

function underWhole(base: string, last: string): string | undefined {
	if (last === "্ব") return /[শগ]$/.test(base) ? "¦" : /[ধবহ]$/.test(base) ? "Ÿ" : "¡";
	if (last === "্ম") return "¥";
	// Elsewhere these signs are read as ্ন.
	if (last === "্ণ") return /[ণষ]$/.test(base) ? "è" : /হ$/.test(base) ? "œ" : undefined;
	if (last === "্ন") return /[কণষ]$/.test(base) ? "è" : "œ";
	if (last === "্ল") return /[কফহভ]$/.test(base) ? "¬" : "\u2212";
	return undefined;
}

const ra = (base: string): string => (/[পগ]$/.test(base) ? "Ö" : /[তফ]$/.test(base) ? "«" : "ª");

/** @param cluster consonants joined by hasantas, without a reph */
function clusterOf(cluster: string): string {
	const own = letters.get(cluster);
	if (own) return own;
	if (/^[অএ]/.test(cluster)) return `${other.get(cluster[0] ?? "")}¨`;
	const first = cluster.indexOf("্") + 1;
	const start = half.get(cluster.slice(0, first));
	const special = start && underHalf.get(cluster.slice(first - 1));
	if (special && !wholeFirst.test(cluster)) return start + special;
	const end = cluster.lastIndexOf("্");
	const [base, last] = [cluster.slice(0, end), cluster.slice(end)];
	if (last === "্য") return `${clusterOf(base)}¨`;
	if (last === "্র") return clusterOf(base) + ra(base);
	const under = underWhole(base, last);
	if (under && (!start || wholeFirst.test(cluster) || base.includes("্"))) return clusterOf(base) + under;
	if (start) return start + clusterOf(cluster.slice(first));
	return clusterOf(base) + joined + clusterOf(last.slice(1));
}

function belowOf(vowel: string, base: string): string {
	if (vowel === "া") return "v";
	if (vowel === "ী") return "x";
	const isUpright = upright.test(base);
	if (vowel === "ৃ") return isUpright ? "„" : "…";
	const isRa = base === "র" || /্[রল]$/.test(base);
	if (vowel === "ূ") return isRa ? "ƒ" : isUpright ? "~" : "‚";
	return isRa ? "“" : /[ডঢ]়$/.test(base) ? "–" : isUpright ? "y" : "z";
}

const frontOf = signOf(fronts);

/** The signs of ে and ৈ within a word have a stroke that joins them to the letter before. */
const within: Record<string, string> = { "†": "‡", ˆ: "‰" };

/** অ and এ may have a ya, as in অ্যাপ. */
const syllable = /(র্(?=[ক-হ]))?((?:[ক-হ]়?\u200d?্\u200d?)*[ক-হ]়?|[অএ]্য)([া-ৌ]?)|./gsu;

/** @param text Bengali in any form of Unicode; what Bijoy does not have stays as it is */
export function toBijoy(text: string): string {
	let result = "";
	for (const [found, isReph, cluster, vowel = ""] of text.normalize("NFC").matchAll(syllable)) {
		if (!cluster) {
			result +=
				found >= "০" && found <= "৯" ? String.fromCharCode(found.charCodeAt(0) - 0x9b6) : (other.get(found) ?? found);
			continue;
		}
		const base = cluster.replaceAll("\u200d", "");
		const first = { "ো": "ে", "ৌ": "ে" }[vowel] ?? vowel;
		const front = frontOf.get(first) ?? "";
		const isWithin = /[^\s([Ò Ô-]$/u.test(result);
		result += isWithin ? (within[front] ?? front) : front;
		const one = !isReph && whole.get(base + vowel);
		const u = vowel === "ু" && /[নস]্ত$/.test(base) ? clusterOf(base).replace(/—$/, "‘") : undefined;
		result += one || (u ?? clusterOf(base)) + (isReph ? reph : "");
		if (one || u) continue;
		if (vowel === "ো") result += "v";
		else if (vowel === "ৌ") result += "Š";
		else if (vowel && !front) result += belowOf(vowel, base);
	}
	return result;
}
