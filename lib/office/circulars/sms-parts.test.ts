/** Tests of the count of a message's parts, at the edges of the tables of 3GPP TS 23.038 and 23.040. */
import { basic, countSms, extended, type SmsCount } from "./sms-parts";

const cases: [what: string, text: string, expected: SmsCount][] = [
	["nothing", "", { coding: "gsm", units: 0, parts: 0, left: 160 }],
	["a full message", "a".repeat(160), { coding: "gsm", units: 160, parts: 1, left: 0 }],
	["one letter more", "a".repeat(161), { coding: "gsm", units: 161, parts: 2, left: 145 }],
	["a letter more than two parts", "a".repeat(307), { coding: "gsm", units: 307, parts: 3, left: 152 }],
	["81 extended characters are parts of 76 and 5", "€".repeat(81), { coding: "gsm", units: 162, parts: 2, left: 143 }],
	["no escape is split", `${"a".repeat(152)}[${"a".repeat(152)}`, { coding: "gsm", units: 306, parts: 3, left: 152 }],
	["a full Bengali message", "ক".repeat(70), { coding: "ucs2", units: 70, parts: 1, left: 0 }],
	["one letter more", "ক".repeat(71), { coding: "ucs2", units: 71, parts: 2, left: 63 }],
	["each sign of a conjunct counts", "ক্ষি", { coding: "ucs2", units: 4, parts: 1, left: 66 }],
	["one Bengali letter makes all of it UCS-2", `${"a".repeat(70)}ক`, { coding: "ucs2", units: 71, parts: 2, left: 63 }],
	["an extended character counts once in UCS-2", "ক{", { coding: "ucs2", units: 2, parts: 1, left: 68 }],
	["a character outside of the alphabet", "ç", { coding: "ucs2", units: 1, parts: 1, left: 69 }],
	["a pair of surrogates takes two", "🙂", { coding: "ucs2", units: 2, parts: 1, left: 68 }],
	["a pair is not split", `${"ক".repeat(66)}🙂${"ক".repeat(66)}`, { coding: "ucs2", units: 134, parts: 3, left: 66 }],
];

test.each(cases)("%s", (_, text, expected) => {
	expect(countSms(text)).toEqual(expected);
});

test("the alphabet has 127 characters and the extension ten", () => {
	expect([basic.size, extended.size]).toEqual([127, 10]);
});
