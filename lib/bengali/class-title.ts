import { classOrdinals } from "./class-names";

/** Names of classes that are ordinals, and need the word for a class beside them. */
const ordinals = classOrdinals.map(([name = ""]) => name.normalize("NFC"));

/** @returns the classes as a page's choices name them */
export const titledClasses = <T extends { class_name: string }>(classes: readonly T[]): T[] =>
	classes.map((one) => ({ ...one, class_name: classTitle(one.class_name) }));

/** @returns a class as a choice says it: প্রথম শ্রেণি, but নার্সারি */
export const classTitle = (name: string): string =>
	ordinals.includes(name.trim().normalize("NFC")) ? `${name.trim()} শ্রেণি` : name;
