import { bannerFormText } from "@/lib/bengali/banner";
import { bannerAnswer } from "@/lib/contract/banner";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { takeBannerDown } from "@/lib/office/banner/banner";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("banner"),
	answer: bannerAnswer,
	handle: async ({ who }) => {
		await takeBannerDown(who);
		return { success: true as const, message: bannerFormText.takenDown };
	},
});
