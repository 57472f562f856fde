import { rollAnswer, rollParams } from "@/lib/contract/student-office";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { getNextRoll } from "@/lib/office/students/enrolments";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: staffFor("students"),
	params: rollParams,
	answer: rollAnswer,
	handle: async ({ params: { year, section } }) => ({
		success: true as const,
		roll: await getNextRoll(year, section),
	}),
});
