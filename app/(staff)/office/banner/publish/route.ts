import { bannerFormText } from "@/lib/bengali/banner";
import { bannerAnswer, bannerSchema } from "@/lib/contract/banner";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { publishBanner } from "@/lib/office/banner/banner";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("banner"),
	body: bannerSchema,
	answer: bannerAnswer,
	handle: async ({ body, who }) => {
		await publishBanner(body, who);
		return { success: true as const, message: bannerFormText.published };
	},
});
