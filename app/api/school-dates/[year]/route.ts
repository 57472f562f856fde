import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { isKnownYear, yearMarksAnswer } from "@/lib/contract/school-dates";
import { call } from "@/lib/http/call";
import { getYearMarks } from "@/lib/school/school-dates";

/** The days of a year that have dates, for the calendar of the home page. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	params: z.object({ year: idField.refine(isKnownYear) }),
	answer: yearMarksAnswer,
	handle: async ({ params: { year } }) => ({ data: await getYearMarks(year) }),
});
