import { siteNameAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getSettings } from "@/lib/school/settings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	answer: siteNameAnswer,
	handle: async () => ({ school_name: (await getSettings()).school_name }),
});
