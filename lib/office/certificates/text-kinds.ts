/** The kinds of certificates and their languages, and of identity cards. In a module of its own: it is part of pages' scripts. */

export const certificateKinds = {
	studies: { name: "প্রত্যয়নপত্র", about: "এই বিদ্যালয়ে পড়ে", memo: "প্রত্যয়ন" },
	testimonial: { name: "প্রশংসাপত্র", about: "বোর্ড পরীক্ষায় পাস করে চলে যাওয়ার পর", memo: "প্রশংসা" },
	transfer: { name: "ছাড়পত্র", about: "অন্য বিদ্যালয়ে যাওয়ার জন্য; শ্রেণিভুক্তি বন্ধ হয়", memo: "ছাড়পত্র" },
	character: { name: "চারিত্রিক সনদ", about: "আচরণ ও চরিত্র", memo: "চারিত্রিক" },
	result: { name: "ফলাফলের প্রত্যয়ন", about: "প্রকাশিত পরীক্ষার ফল ও জিপিএ", memo: "ফলাফল" },
	admission: { name: "ভর্তি নিশ্চিতকরণ", about: "এই শিক্ষাবর্ষে ভর্তি হয়েছে", memo: "ভর্তি" },
	birth: { name: "জন্মতারিখ প্রত্যয়ন", about: "ভর্তি বই অনুযায়ী, অঙ্কে ও কথায়", memo: "জন্ম" },
	own: { name: "নিজের মতো", about: "শিরোনাম ও লেখা নিজে ঠিক করুন", memo: "বিবিধ" },
} as const;

export type CertificateKind = keyof typeof certificateKinds;

export const certificateLanguages = { bn: "বাংলা", en: "ইংরেজি" } as const;

export type CertificateLanguage = keyof typeof certificateLanguages;

/** Kinds of identity cards, as the register and the check of a card name them. */
export const cardKinds = {
	student: "শিক্ষার্থীর পরিচয়পত্র",
	staff: "শিক্ষক-কর্মীর পরিচয়পত্র",
} as const;

export type CardKind = keyof typeof cardKinds;
