/** How easily a password is guessed by somebody who knows the school (zxcvbn). On the server only: the lists are large. */
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Words that come to mind at a school in Bhola, in lower case; the most likely first. */
const localWords = `school student teacher bhola barishal barisal charfassion charfasson bangladesh bangla dhaka office
	madrasa college exam result roll class head sir madam biddaloy bidyalaya shikkhok shikkha chatro chatri pathshala
	amar sonar desh joy ma baba ammu abbu apu bhai rahim karim rahima karima fatima ayesha mohammad muhammad islam allah
	eid ramadan padma meghna jamuna tetulia daulatkhan borhanuddin lalmohan monpura tajumuddin
	বিদ্যালয় স্কুল শিক্ষক শিক্ষার্থী ছাত্র ছাত্রী পাসওয়ার্ড ভোলা বরিশাল চরফ্যাশন বাংলাদেশ বাংলা ঢাকা আমার সোনার দেশ মা বাবা
	আল্লাহ ইসলাম পরীক্ষা ফলাফল শ্রেণি রোল প্রধান অফিস`
	.split(/\s+/)
	.map((word) => word.normalize("NFC"));

/** Characters of a password that is not looked at: the estimate takes long for long ones, which nobody guesses. */
const longest = 64;

let estimator: ZxcvbnFactory | undefined;

/** Made at the first use, which unpacks the lists: 0.2 s and 8 MB. */
function getEstimator(): ZxcvbnFactory {
	estimator ??= new ZxcvbnFactory({
		dictionary: { ...dictionary, local: localWords },
		graphs: adjacencyGraphs,
	});
	return estimator;
}

/**
 * The number of guesses as a power of ten, from the parts that zxcvbn finds (words, names, dates, rows of keys, random
 * characters). Its own sum adds 10,000 for each further part, which lets `bhola2026bhola` pass.
 * @param password normalised, lower case
 * @param known what is known of its owner: id, names, the school's name
 */
export function guessesOf(password: string, known: readonly string[]): number {
	if (password.length > longest) return Number.POSITIVE_INFINITY;
	const words = known
		.flatMap((phrase) => [phrase, ...phrase.split(/[^\p{L}\p{M}\p{N}]+/u)])
		.filter((word) => word.length > 2);
	const { sequence } = getEstimator().check(password, words);
	const ways = sequence.reduce((product, _part, index) => product * (index + 1), 1);
	return sequence.reduce((sum, { guesses }) => sum + Math.log10(guesses), Math.log10(ways));
}
