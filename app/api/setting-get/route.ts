import { settingsAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getSettings } from "@/lib/school/settings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	answer: settingsAnswer,
	handle: async () => ({ data: await getSettings() }),
});
