import { circularText } from "@/lib/bengali/circulars";
import { circularParams, circularReadAnswer } from "@/lib/contract/circulars";
import { call } from "@/lib/http/call";
import { ownStudent } from "@/lib/http/guards";
import { confirmCircular } from "@/lib/school/circulars";

/** The family confirms a notice; once is enough. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: circularParams,
	access: ownStudent,
	answer: circularReadAnswer,
	handle: async ({ params, who }) => {
		const data = await confirmCircular(who.student, params.notice);
		return { success: true as const, message: circularText.done, data };
	},
});
