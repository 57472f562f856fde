/** The published routine of the half-yearly exam, on the days that the school year gives it (texts/school-year). */
import type { Payload } from "payload";
import { dayLength, weekend } from "@/lib/contract/days";
import { insertMany } from "@/lib/data/insert-many";
import { readSubjects } from "@/lib/office/marks/subjects";
import { halfYearly } from "./exams";
import { yearly } from "./texts/school-year";

/** @returns the days of the exam in that calendar year, without weekends */
function daysIn(year: number): string[] {
	const { from = "", to = from } = yearly.find(({ name }) => name === halfYearly) ?? {};
	const first = Date.parse(`${year}-${from}`);
	const count = (Date.parse(`${year}-${to}`) - first) / dayLength + 1;
	return Array.from({ length: count }, (_, index) => new Date(first + index * dayLength))
		.filter((day) => !weekend.includes(day.getUTCDay()))
		.map((day) => day.toISOString().slice(0, 10));
}

/**
 * Adds it for all classes: their subjects one a day in the morning, what is left in the afternoon.
 * @param year id of the record, and its calendar year
 * @param at when it was published
 */
export async function insertRoutine(
	payload: Payload,
	{
		exam,
		year,
		calendar,
		classes,
		at,
	}: { exam: number; year: number; calendar: number; classes: number[]; at: string },
): Promise<void> {
	const days = daysIn(calendar);
	await insertMany(payload, "exam_routines", [{ exam_id: exam, published_at: at, updated_at: at }]);
	for (const [index, class_id] of classes.entries()) {
		const sittings = (await readSubjects(year, class_id)).map(({ name }, place) => ({
			...{ exam_id: exam, class_id, subject: name, day: days[place % days.length] ?? "", changed_at: at },
			...(place < days.length ? { starts: "10:00", ends: "13:00" } : { starts: "14:00", ends: "17:00" }),
			hall: `কক্ষ ${"১২৩৪৫৬৭৮৯"[index % 9]}`.normalize("NFC"),
		}));
		await insertMany(payload, "exam_sittings", sittings);
	}
}
