/**
 * The texts of certificates. `{field}` is a fact (certificates-fields.ts) or a word that follows from one; what stands in
 * `[…]` is left out if one of its facts is missing, everything else is asked for.
 */
import { certificatePaperText } from "./text-fields";
import type { CertificateKind, CertificateLanguage } from "./text-kinds";

export type CertificateTemplate = {
	title: string;
	lead: readonly string[];
	/** A numbered list of facts below the lead; one that is empty is left out. */
	rows?: readonly (readonly [label: string, text: string])[];
	closing: readonly string[];
	/** Who signs; the last one has the seal. */
	signatures: readonly string[];
};

const bengaliHead = [certificatePaperText.bn.head];
const englishHead = [certificatePaperText.en.head];

const bengaliOpening = "এই মর্মে প্রত্যয়ন করা যাচ্ছে যে, {name}, পিতা: {father}, মাতা: {mother}";
const englishOpening = "This is to certify that {name}, {child} of {father} and {mother}";

const bengaliAddress = "[, ঠিকানা: {address}]";
const englishAddress = "[, of {address}]";

const bengaliDiscipline = "আমার জানামতে সে রাষ্ট্র ও সমাজবিরোধী বা বিদ্যালয়ের শৃঙ্খলার পরিপন্থী কোনো কাজে জড়িত {not}।";
const englishDiscipline =
	"To the best of my knowledge, {he} {has} never taken part in any activity against the state, society or the discipline of the school.";

const bengaliBirth = "{dateOfBirth} (কথায়: {dateOfBirthInWords})";
const englishBirth = "{dateOfBirth} (in words: {dateOfBirthInWords})";

const templates: Record<CertificateKind, Record<CertificateLanguage, CertificateTemplate>> = {
	studies: {
		bn: {
			title: "প্রত্যয়নপত্র",
			lead: [
				`${bengaliOpening}${bengaliAddress}, এই বিদ্যালয়ের {class} শ্রেণির[ {group} বিভাগের] একজন {regular}{pupil}{was}। {session} শিক্ষাবর্ষে তার রোল নম্বর {roll}{was}।[ বিদ্যালয়ের ভর্তি বই অনুযায়ী তার জন্মতারিখ {dateOfBirth}।]`,
			],
			closing: [bengaliDiscipline, "[এই প্রত্যয়নপত্র দেওয়ার উদ্দেশ্য: {purpose}।]", "আমি তার উজ্জ্বল ভবিষ্যৎ কামনা করি।"],
			signatures: bengaliHead,
		},
		en: {
			title: "Studentship Certificate",
			lead: [
				`${englishOpening}${englishAddress}, {is} a {regular}student of class {class} of this school[ in the {group} group]. {His} roll number in the {session} session {is} {roll}.[ According to the admission register, {his} date of birth is {dateOfBirth}.]`,
			],
			closing: [
				englishDiscipline,
				"[This certificate is issued for the following purpose: {purpose}.]",
				"I wish {him} a bright future.",
			],
			signatures: englishHead,
		},
	},
	testimonial: {
		bn: {
			title: "প্রশংসাপত্র",
			lead: [
				`${bengaliOpening}${bengaliAddress}, এই বিদ্যালয়ের একজন {pupil} ছিল। সে {passingYear} সালে {board}-এর অধীনে {boardExam} পরীক্ষায়[ {group} বিভাগ থেকে] অংশ নিয়ে জিপিএ {boardGpa} পেয়ে উত্তীর্ণ হয়েছে। তার রেজিস্ট্রেশন নম্বর {boardRegistration}[, সেশন {boardSession}] ও বোর্ড রোল নম্বর {boardRoll}।`,
				`রেজিস্ট্রেশন কার্ড অনুযায়ী তার জন্মতারিখ ${bengaliBirth}।`,
			],
			closing: [
				`এই বিদ্যালয়ে পড়ার সময় তার আচরণ ও চরিত্র {conduct} ছিল। ${bengaliDiscipline}`,
				"আমি তার জীবনের সার্বিক সাফল্য কামনা করি।",
			],
			signatures: bengaliHead,
		},
		en: {
			title: "Testimonial",
			lead: [
				`${englishOpening}${englishAddress}, was a student of this school. {He} passed the {boardExam} examination of {passingYear} under the {board}[ from the {group} group] and obtained GPA {boardGpa}. {His} registration number is {boardRegistration}[ (session {boardSession})] and {his} board roll number is {boardRoll}.`,
				`According to the registration card, {his} date of birth is ${englishBirth}.`,
			],
			closing: [
				`During {his} studies at this school, {his} conduct and character were {conduct}. ${englishDiscipline}`,
				"I wish {him} every success in life.",
			],
			signatures: englishHead,
		},
	},
	transfer: {
		bn: {
			title: "ছাড়পত্র",
			lead: [
				"এই মর্মে প্রত্যয়ন করা যাচ্ছে যে, {name} এই বিদ্যালয়ের {pupil} ছিল এবং {leftOn} তারিখে বিদ্যালয় ত্যাগ করেছে। বিদ্যালয়ের নথি অনুযায়ী তার তথ্য নিচে দেওয়া হলো।",
			],
			rows: [
				["নাম", "{name}"],
				["পিতার নাম", "{father}"],
				["মাতার নাম", "{mother}"],
				["ঠিকানা", "[{address}]"],
				["জাতীয়তা", "[{nationality}]"],
				["ধর্ম", "[{religion}]"],
				["জন্মতারিখ", bengaliBirth],
				["ভর্তি নম্বর", "[{admissionNumber}]"],
				["ভর্তির তারিখ", "[{admissionDate}]"],
				["ছাড়ার সময়ের শ্রেণি", "{class}[, {group} বিভাগ], রোল {roll}, শিক্ষাবর্ষ {session}"],
				["সর্বশেষ পরীক্ষার ফলাফল", "{lastResult}"],
				["যে মাস পর্যন্ত বেতন পরিশোধ", "{paidUntil}"],
				["বিদ্যালয়ের বই ও অন্য জিনিস", "[{books}]"],
				["আচরণ ও চরিত্র", "{conduct}"],
				["বিদ্যালয় ছাড়ার তারিখ", "{leftOn}"],
				["বিদ্যালয় ছাড়ার কারণ", "{reason}"],
				["ছাড়পত্রের বই নম্বর", "[{bookNumber}]"],
				["ক্রমিক নম্বর", "{serial}"],
			],
			closing: ["তার কাছে বিদ্যালয়ের আর কোনো পাওনা নেই। আমি তার সাফল্য কামনা করি।"],
			signatures: ["অফিস সহকারী", "প্রতিস্বাক্ষর", "প্রধান শিক্ষক"],
		},
		en: {
			title: "Transfer Certificate",
			lead: [
				"This is to certify that {name} was a student of this school and left it on {leftOn}. The particulars below are taken from the school's records.",
			],
			rows: [
				["Name", "{name}"],
				["Father's name", "{father}"],
				["Mother's name", "{mother}"],
				["Address", "[{address}]"],
				["Nationality", "[{nationality}]"],
				["Religion", "[{religion}]"],
				["Date of birth", englishBirth],
				["Admission number", "[{admissionNumber}]"],
				["Date of admission", "[{admissionDate}]"],
				["Class when leaving", "{class}[, {group} group], roll {roll}, session {session}"],
				["Result of the last examination", "{lastResult}"],
				["Fees paid up to", "{paidUntil}"],
				["Books and other property of the school", "[{books}]"],
				["Conduct and character", "{conduct}"],
				["Date of leaving", "{leftOn}"],
				["Reason for leaving", "{reason}"],
				["Book number", "[{bookNumber}]"],
				["Serial number", "{serial}"],
			],
			closing: ["Nothing is due from {him} to the school. I wish {him} success."],
			signatures: ["Office Assistant", "Countersigned by", "Head Teacher"],
		},
	},
	character: {
		bn: {
			title: "চারিত্রিক সনদ",
			lead: [
				`${bengaliOpening}${bengaliAddress}, এই বিদ্যালয়ের {class} শ্রেণির[ {group} বিভাগের] একজন {pupil}{was}। {session} শিক্ষাবর্ষে তার রোল নম্বর {roll}{was}।`,
				"আমি তাকে ব্যক্তিগতভাবে চিনি। তার স্বভাব ও চরিত্র {conduct}।",
			],
			closing: [bengaliDiscipline, "আমি তার সার্বিক মঙ্গল ও সাফল্য কামনা করি।"],
			signatures: bengaliHead,
		},
		en: {
			title: "Character Certificate",
			lead: [
				`${englishOpening}${englishAddress}, {is} a student of class {class} of this school[ in the {group} group]. {His} roll number in the {session} session {is} {roll}.`,
				"{He} {isPlural} personally known to me. {His} conduct and character are {conduct}.",
			],
			closing: [englishDiscipline, "I wish {him} well-being and success."],
			signatures: englishHead,
		},
	},
	result: {
		bn: {
			title: "ফলাফলের প্রত্যয়নপত্র",
			lead: [
				`${bengaliOpening}, এই বিদ্যালয়ের {examClass} শ্রেণির[ {examGroup} বিভাগের] {pupil} হিসেবে {examYear} সালের {exam} পরীক্ষায় অংশ নিয়েছে। তার রোল নম্বর {examRoll}। বিদ্যালয়ের প্রকাশিত ফলাফল অনুযায়ী সে এই পরীক্ষায় {outcome} হয়েছে।`,
			],
			rows: [
				["মোট নম্বর", "{total}"],
				["জিপিএ", "[{gpa}]"],
				["গ্রেড", "[{grade}]"],
				["মেধাক্রম", "[{position}]"],
			],
			closing: ["আমি তার সাফল্য কামনা করি।"],
			signatures: bengaliHead,
		},
		en: {
			title: "Certificate of Result",
			lead: [
				`${englishOpening}, appeared in the {exam} examination of {examYear} as a student of class {examClass} of this school[ in the {examGroup} group], roll number {examRoll}. According to the published result, {he} {outcome} the examination.`,
			],
			rows: [
				["Total marks", "{total}"],
				["GPA", "[{gpa}]"],
				["Grade", "[{grade}]"],
				["Position", "[{position}]"],
			],
			closing: ["I wish {him} success."],
			signatures: englishHead,
		},
	},
	admission: {
		bn: {
			title: "ভর্তির প্রত্যয়নপত্র",
			lead: [
				`${bengaliOpening}${bengaliAddress}, {session} শিক্ষাবর্ষে এই বিদ্যালয়ের {class} শ্রেণিতে[ {group} বিভাগে] ভর্তি হয়েছে। তার রোল নম্বর {roll}।[ ভর্তি বইয়ে তার ভর্তি নম্বর {admissionNumber}।][ ভর্তির তারিখ {admissionDate}।]`,
			],
			closing: ["[এই প্রত্যয়নপত্র দেওয়ার উদ্দেশ্য: {purpose}।]", "আমি তার উজ্জ্বল ভবিষ্যৎ কামনা করি।"],
			signatures: bengaliHead,
		},
		en: {
			title: "Confirmation of Admission",
			lead: [
				`${englishOpening}${englishAddress}, has been admitted to class {class} of this school[ in the {group} group] for the {session} session. {His} roll number is {roll}.[ {His} number in the admission register is {admissionNumber}.][ The date of admission is {admissionDate}.]`,
			],
			closing: ["[This certificate is issued for the following purpose: {purpose}.]", "I wish {him} a bright future."],
			signatures: englishHead,
		},
	},
	birth: {
		bn: {
			title: "জন্মতারিখের প্রত্যয়নপত্র",
			lead: [
				`${bengaliOpening}${bengaliAddress}, এই বিদ্যালয়ের {class} শ্রেণির[ {group} বিভাগের] একজন {pupil}{was}। {session} শিক্ষাবর্ষে তার রোল নম্বর {roll}{was}।`,
				`বিদ্যালয়ের ভর্তি বই অনুযায়ী তার জন্মতারিখ ${bengaliBirth}।[ তার জন্মনিবন্ধন নম্বর {birthNumber}।]`,
			],
			closing: ["আমি তার উজ্জ্বল ভবিষ্যৎ কামনা করি।"],
			signatures: bengaliHead,
		},
		en: {
			title: "Certificate of Date of Birth",
			lead: [
				`${englishOpening}${englishAddress}, {is} a student of class {class} of this school[ in the {group} group]. {His} roll number in the {session} session {is} {roll}.`,
				`According to the admission register, {his} date of birth is ${englishBirth}.[ {His} birth registration number is {birthNumber}.]`,
			],
			closing: ["I wish {him} a bright future."],
			signatures: englishHead,
		},
	},
	own: {
		bn: { title: "{ownTitle}", lead: ["{ownText}"], closing: [], signatures: bengaliHead },
		en: { title: "{ownTitle}", lead: ["{ownText}"], closing: [], signatures: englishHead },
	},
};

/** @returns the text of a kind in a language */
export const certificateTemplate = (kind: CertificateKind, language: CertificateLanguage): CertificateTemplate =>
	templates[kind][language];

/** What the text of one's own begins with: it is changed as one likes. */
export const ownBeginning: Record<CertificateLanguage, string> = {
	bn: `${bengaliOpening}, এই বিদ্যালয়ের {class} শ্রেণির একজন {pupil}{was}। {session} শিক্ষাবর্ষে তার রোল নম্বর {roll}{was}।`,
	en: `${englishOpening}, {is} a student of class {class} of this school. {His} roll number in the {session} session {is} {roll}.`,
};

/** What a new paper of the school's own begins with. */
export const ownPaperBeginning = (language: CertificateLanguage): CertificateTemplate => ({
	title: "",
	lead: [ownBeginning[language]],
	rows: [],
	closing: [language === "bn" ? "আমি তার সাফল্য কামনা করি।" : "I wish {him} success."],
	signatures: language === "bn" ? bengaliHead : englishHead,
});
