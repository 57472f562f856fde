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
