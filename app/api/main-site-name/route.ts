import { siteNameAnswer } from "@/lib/contract/shapes";
import { getSettings } from "@/lib/school/settings";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	answer: siteNameAnswer,
	handle: async () => ({ school_name: (await getSettings()).school_name }),
});
