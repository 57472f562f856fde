/** What applicants are accepted into, for server and browser. */
import { monthOf } from "@/lib/contract/days";
import type { SectionSize } from "../slips/slips";
import type { AdmissionYear } from "./calls";

/** @property proposed the year that is admitted to. @property sections with their class */
export type Desk = {
	years: { id: AdmissionYear; year: number }[];
	proposed: AdmissionYear;
	sections: { id: number; class: number; title: string }[];
	sizes: SectionSize[];
};

/** @returns of the class applied for the section with the fewest students in the year that is admitted to, or null */
export function proposeSection({ proposed, sections, sizes }: Desk, classId: number | null): number | null {
	const sizeOf = (section: number) =>
		sizes.find((size) => size.year === proposed && size.section === section)?.students ?? 0;
	const [section] = sections.filter((section) => section.class === classId).sort((a, b) => sizeOf(a.id) - sizeOf(b.id));
	return section?.id ?? null;
}

/** Month with which schools begin to admit for the next year. */
const firstMonth = 10;

/** @returns the calendar year that is admitted to at that time in Dhaka */
export function admissionYear(now: Date = new Date()): number {
	const { year, month } = monthOf(now.getTime());
	return month >= firstMonth ? year + 1 : year;
}

/** Stands for the id of the year that is admitted to while the school has no record of it. */
export const comingYear = "coming";
