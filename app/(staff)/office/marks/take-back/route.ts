import { releaseText } from "@/lib/bengali/office/marks";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { takeBack } from "@/lib/office/marks/release";
import { releaseAnswer, takeBackSchema } from "@/lib/office/marks/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("release"),
	body: takeBackSchema,
	answer: releaseAnswer,
	handle: async ({ body, who }) => {
		await takeBack(body, who);
		return { success: true as const, message: releaseText.takenBack };
	},
});
