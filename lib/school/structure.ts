/** Years, classes and sections. */
import "server-only";
import type { PayloadRequest } from "payload";
import { tagged } from "@/lib/cms/cache-tags";
import { readSchoolYear } from "@/lib/cms/students/school-year";
import type { SchoolClass, Section, StudentPage, Year } from "@/lib/contract/students";
import { records } from "./query";

/** @returns all years, the newest first */
export async function getYears(): Promise<Year[]> {
	"use cache";
	tagged("years");
	const payload = await records();
	const { docs } = await payload.find({ collection: "years", sort: "-year", pagination: false, depth: 0 });
	return docs.map(({ id, year }) => ({ id, year }));
}

/** @param name the calendar year as in a path. @returns the year, or null */
export async function findYear(name: string): Promise<Year | null> {
	return (await getYears()).find(({ year }) => String(year) === name) ?? null;
}

/** @returns the classes from the lowest to the highest */
export async function getClasses(): Promise<SchoolClass[]> {
	"use cache";
	tagged("classes");
	const payload = await records();
	const { docs } = await payload.find({ collection: "classes", sort: ["sequence", "id"], pagination: false, depth: 0 });
	return docs.map(({ id, name }) => ({ id, class_name: name }));
}

/** @returns the classes that one may choose: those with a section; all, while none has one */
export async function getTaughtClasses(): Promise<SchoolClass[]> {
	const [classes, sections] = await Promise.all([getClasses(), getSections()]);
	const taught = new Set(sections.map(({ class_id }) => class_id));
	return taught.size === 0 ? classes : classes.filter(({ id }) => taught.has(id));
}

/** @returns the options of the student directory */
export async function getStudentPage(): Promise<StudentPage> {
	const [years, classes] = await Promise.all([getYears(), getClasses()]);
	return { years, class: classes };
}

/** @returns the sections of all classes, by class and name */
export async function getSections(): Promise<Section[]> {
	"use cache";
	tagged("sections", "classes");
	const payload = await records();
	const { docs } = await payload.find({
		collection: "sections",
		sort: ["class.sequence", "class", "name"],
		pagination: false,
		depth: 0,
		select: { name: true, class: true },
	});
	return docs.map(({ id, name, class: schoolClass }) => ({
		id,
		section_name: name,
		class_id: typeof schoolClass === "number" ? schoolClass : schoolClass.id,
	}));
}

/** @returns the sections of a class, or null for an unknown year or class */
export async function getClassSections(year: number, classId: number): Promise<Section[] | null> {
	const [years, classes, sections] = await Promise.all([getYears(), getClasses(), getSections()]);
	const known = years.some(({ id }) => id === year) && classes.some(({ id }) => id === classId);
	return known ? sections.filter(({ class_id }) => class_id === classId) : null;
}

/** @returns that year; null without any */
export const findSchoolYear = async (req?: PayloadRequest): Promise<Year | null> =>
	readSchoolYear(await records(), req);

/** The same for public pages. */
export async function getSchoolYear(): Promise<Year | null> {
	"use cache";
	tagged("years", "enrolments");
	return findSchoolYear();
}
