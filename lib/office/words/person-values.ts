/** Values of a person's fields as people read them. */
import { bloodGroupNames } from "@/lib/bengali/blood-groups";
import { groupNames } from "@/lib/bengali/groups";
import { religionNames } from "@/lib/bengali/religions";
import { genderNames } from "@/lib/bengali/students";

const words: Partial<Record<string, Readonly<Record<string, string>>>> = {
	gender: Object.fromEntries(genderNames.map((name, index) => [String(index + 1), name])),
	religion: religionNames,
	bloodGroup: bloodGroupNames,
	group: groupNames,
};

/** @returns the word for a stored value of a choice; other values as text */
export const personValue = (field: string, value: string | number): string =>
	words[field]?.[String(value)] ?? String(value);
