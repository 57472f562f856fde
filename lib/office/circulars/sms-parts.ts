/**
 * How many messages operators count for a text: 3GPP TS 23.038 (GSM 7-bit alphabet with its extension table, else UCS-2) and
 * TS 23.040 (each part of a longer text gives up six octets for the header that joins them).
 */

/** The alphabet without its escape character. */
export const basic = new Set(
	"@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Behind the escape character, so each takes two places. */
export const extended = new Set("\f^{}\\[~]|€");

/** Places of a message that is one, and of each part of a longer one. */
const limits = { gsm: { one: 160, each: 153 }, ucs2: { one: 70, each: 67 } } as const;

export type SmsCount = {
	coding: keyof typeof limits;
	/** Places that are used: septets, or UTF-16 units. */
	units: number;
	/** 0 for an empty text. */
	parts: number;
	/** Places that are left before there is another part. */
	left: number;
};

/** @returns the count of a text as it is sent; neither a surrogate pair nor an escaped character is split between parts */
export function countSms(text: string): SmsCount {
	const characters = [...text];
	const isGsm = characters.every((character) => basic.has(character) || extended.has(character));
	const coding = isGsm ? "gsm" : "ucs2";
	const { one, each } = limits[coding];
	const widths = characters.map((character) => (isGsm ? (extended.has(character) ? 2 : 1) : character.length));
	const units = widths.reduce((sum, width) => sum + width, 0);
	if (units <= one) return { coding, units, parts: units > 0 ? 1 : 0, left: one - units };
	let [parts, filled] = [1, 0];
	for (const width of widths) {
		if (filled + width > each) [parts, filled] = [parts + 1, 0];
		filled += width;
	}
	return { coding, units, parts, left: each - filled };
}
