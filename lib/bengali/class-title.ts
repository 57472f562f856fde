/** Names of classes that are ordinals, from the first, and need the word for a class beside them. */
export const ordinals = [
	...["প্রথম", "দ্বিতীয়", "তৃতীয়", "চতুর্থ", "পঞ্চম", "ষষ্ঠ"],
	...["সপ্তম", "অষ্টম", "নবম", "দশম", "একাদশ", "দ্বাদশ"],
].map((name) => name.normalize("NFC"));

/** @returns the classes as a page's choices name them */
export const titledClasses = <T extends { class_name: string }>(classes: readonly T[]): T[] =>
	classes.map((schoolClass) => ({ ...schoolClass, class_name: classTitle(schoolClass.class_name) }));

/** @returns a class as a choice says it: প্রথম শ্রেণি, but নার্সারি */
export const classTitle = (name: string): string =>
	ordinals.includes(name.trim().normalize("NFC")) ? `${name.trim()} শ্রেণি` : name;
