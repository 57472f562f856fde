import { settingsAnswer } from "@/lib/contract/shapes";
import { getSettings } from "@/lib/school/settings";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	answer: settingsAnswer,
	handle: async () => ({ data: await getSettings() }),
});
