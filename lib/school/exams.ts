import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import type { Exam, ResultChoices } from "@/lib/contract/results";
import { records } from "./records";
import { getClasses, getYears } from "./structure";

/** @returns the exams whose results are published, the newest year first */
export async function getPublishedExams(): Promise<Exam[]> {
	"use cache";
	tagged("exams", "years");
	const payload = await records();
	const { docs } = await payload.find({
		collection: "exams",
		where: { published: { equals: true } },
		sort: ["-year.year", "-id"],
		pagination: false,
		depth: 1,
	});
	return docs.flatMap(({ id, name, year, type }) =>
		typeof year === "object" ? [{ id, name, year: year.year, exam_type: type }] : [],
	);
}

/** @returns the options of the result search */
export async function getResultChoices(): Promise<ResultChoices> {
	const [exams, year, classes] = await Promise.all([getPublishedExams(), getYears(), getClasses()]);
	return { exams, year, class: classes };
}
