import { releaseText } from "@/lib/bengali/office/marks";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { release } from "@/lib/office/marks/release";
import { releaseAnswer, releaseSchema } from "@/lib/office/marks/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("release"),
	body: releaseSchema,
	answer: releaseAnswer,
	handle: async ({ body, who }) => {
		await release(body, who);
		return { success: true as const, message: releaseText.done };
	},
});
