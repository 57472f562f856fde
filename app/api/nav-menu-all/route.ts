import { menuAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getMenu } from "@/lib/school/settings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	answer: menuAnswer,
	handle: async () => ({ data: await getMenu() }),
});
