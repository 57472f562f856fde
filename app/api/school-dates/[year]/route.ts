import { z } from "zod";
import { yearMarksAnswer, yearPattern } from "@/lib/contract/school-dates";
import { call } from "@/lib/http/call";
import { getYearMarks } from "@/lib/school/school-dates";

/** The days of a year that have dates, for the calendar of the home page. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	params: z.object({ year: z.string().regex(yearPattern).transform(Number) }),
	answer: yearMarksAnswer,
	handle: async ({ params: { year } }) => ({ data: await getYearMarks(year) }),
});
