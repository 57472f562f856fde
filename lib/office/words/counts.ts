import { toBengaliDigits } from "@/lib/bengali/digits";
import { staffText } from "./staff";
import { studentStaffText } from "./students";

/** Kinds of records that are people. */
const people: readonly string[] = [
	studentStaffText.students,
	staffText.teachers,
	staffText.committeeMembers,
	staffText.staff,
].map(({ singular }) => singular);

/** @returns ২টি নোটিশ, ২ জন শিক্ষার্থী. @param kind singular label of the records */
export const countOfKind = (kind: string, count: number): string =>
	`${toBengaliDigits(count)}${people.includes(kind) ? " জন" : "টি"} ${kind}`;
