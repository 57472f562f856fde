import { circularAnswer, circularParams } from "@/lib/contract/circulars";
import { call } from "@/lib/http/call";
import { ownStudent } from "@/lib/http/guards";
import { getCircular } from "@/lib/school/circulars";

/** Whether the family is asked to confirm a notice, and since when it has. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	params: circularParams,
	access: ownStudent,
	answer: circularAnswer,
	handle: async ({ params, who }) => ({ data: await getCircular(who.student, params.notice) }),
});
