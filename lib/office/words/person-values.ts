/** Values of a person's fields as people read them. */
import { genderNames } from "@/lib/bengali/students";
import { bloodGroupNames, groupNames, religionNames } from "./person-choices";

const words: Partial<Record<string, Readonly<Record<string, string>>>> = {
	gender: Object.fromEntries(genderNames.map((name, index) => [String(index + 1), name])),
	religion: religionNames,
	bloodGroup: bloodGroupNames,
	group: groupNames,
};

/** @returns the word for a stored value of a choice; other values as text */
export const personValue = (field: string, value: string | number): string =>
	words[field]?.[String(value)] ?? String(value);
