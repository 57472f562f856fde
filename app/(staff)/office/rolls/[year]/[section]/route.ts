import { rollAnswer, rollParams } from "@/lib/contract/student-office";
import { call } from "@/lib/http/call";
import { staffOnly } from "@/lib/http/staff-guards";
import { getNextRoll } from "@/lib/office/enrolments";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: staffOnly,
	params: rollParams,
	answer: rollAnswer,
	handle: async ({ params: { year, section } }) => ({
		success: true as const,
		roll: await getNextRoll(year, section),
	}),
});
