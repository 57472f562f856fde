/**
 * The words of what the school keeps of a person (lib/office/values/person-fields): the label in forms, and the headings of
 * lists from and into spreadsheets, in the order of their columns; `*` marks a required one. What has no heading is not in
 * lists.
 */
type Words = { label: string; heading?: string; synonyms?: readonly string[] };

export const personWords = {
	name: {
		label: "নাম",
		heading: "নাম*",
		synonyms: ["শিক্ষার্থীর নাম", "ছাত্রের নাম", "ছাত্র/ছাত্রীর নাম", "Name", "Student Name", "Student's Name", "Name of Student"],
	},
	gender: { label: "লিঙ্গ", heading: "লিঙ্গ*", synonyms: ["ছেলে/মেয়ে", "Gender", "Sex"] },
	fatherName: {
		label: "পিতার নাম",
		heading: "পিতা*",
		synonyms: ["পিতার নাম", "বাবা", "বাবার নাম", "Father", "Father's Name", "Father Name"],
	},
	motherName: {
		label: "মাতার নাম",
		heading: "মাতা*",
		synonyms: ["মাতার নাম", "মা", "মায়ের নাম", "Mother", "Mother's Name", "Mother Name"],
	},
	fatherMobile: {
		label: "পিতার মোবাইল নম্বর",
		heading: "পিতার মোবাইল",
		synonyms: ["বাবার মোবাইল", "Father's Mobile", "Father Mobile"],
	},
	motherMobile: {
		label: "মাতার মোবাইল নম্বর",
		heading: "মাতার মোবাইল",
		synonyms: ["মায়ের মোবাইল", "Mother's Mobile", "Mother Mobile"],
	},
	dateOfBirth: { label: "জন্মতারিখ", heading: "জন্মতারিখ", synonyms: ["জন্ম তারিখ", "Date of Birth", "DOB"] },
	birthNumber: {
		label: "জন্মনিবন্ধন নম্বর",
		heading: "জন্মনিবন্ধন",
		synonyms: ["জন্মনিবন্ধন সনদ", "Birth Registration", "BRN"],
	},
	religion: { label: "ধর্ম", heading: "ধর্ম", synonyms: ["Religion"] },
	englishName: {
		label: "নাম (ইংরেজিতে)",
		heading: "নাম (ইংরেজিতে)",
		synonyms: ["ইংরেজি নাম", "ইংরেজিতে নাম", "নাম ইংরেজি", "Name in English", "English Name", "Name (English)"],
	},
	englishFatherName: {
		label: "পিতার নাম (ইংরেজিতে)",
		heading: "পিতা (ইংরেজিতে)",
		synonyms: [
			"পিতার নাম (ইংরেজিতে)",
			"পিতার ইংরেজি নাম",
			"পিতার নাম ইংরেজি",
			"Father's Name in English",
			"Father's Name (English)",
		],
	},
	englishMotherName: {
		label: "মাতার নাম (ইংরেজিতে)",
		heading: "মাতা (ইংরেজিতে)",
		synonyms: [
			"মাতার নাম (ইংরেজিতে)",
			"মাতার ইংরেজি নাম",
			"মাতার নাম ইংরেজি",
			"Mother's Name in English",
			"Mother's Name (English)",
		],
	},
	nationality: { label: "জাতীয়তা", heading: "জাতীয়তা", synonyms: ["Nationality"] },
	bloodGroup: {
		label: "রক্তের গ্রুপ",
		heading: "রক্তের গ্রুপ",
		synonyms: ["ব্লাড গ্রুপ", "রক্ত", "Blood Group", "Blood"],
	},
	admissionNumber: {
		label: "ভর্তি নম্বর",
		heading: "ভর্তি নম্বর",
		synonyms: ["ভর্তি বই নম্বর", "Admission Number"],
	},
	admissionDate: {
		label: "ভর্তির তারিখ",
		heading: "ভর্তির তারিখ",
		synonyms: ["ভর্তি তারিখ", "Date of Admission", "Admission Date"],
	},
	boardRegistration: {
		label: "বোর্ড রেজিস্ট্রেশন নম্বর",
		heading: "বোর্ড রেজিস্ট্রেশন",
		synonyms: ["রেজিস্ট্রেশন নম্বর", "Registration Number", "Board Registration"],
	},
	presentClass: { label: "যে শ্রেণিতে ভর্তি" },
	previousClass: { label: "আগে যে শ্রেণিতে পড়ত" },
	previousSchool: { label: "আগের বিদ্যালয়ের নাম" },
	presentThana: { label: "বর্তমান ঠিকানা: থানা" },
	presentAddress: {
		label: "বর্তমান ঠিকানা: বিস্তারিত",
		heading: "ঠিকানা",
		synonyms: ["বর্তমান ঠিকানা", "বর্তমান ঠিকানা: বিস্তারিত", "Address"],
	},
	permanentThana: { label: "স্থায়ী ঠিকানা: থানা" },
	permanentAddress: { label: "স্থায়ী ঠিকানা: বিস্তারিত" },
} as const satisfies Record<string, Words>;

export type PersonWord = keyof typeof personWords;

type Labels = Record<PersonWord, string>;

export const personLabels = Object.fromEntries(
	Object.entries(personWords).map(([name, { label }]) => [name, label]),
) as Labels;
