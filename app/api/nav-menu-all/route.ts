import { menuAnswer } from "@/lib/contract/shapes";
import { getMenu } from "@/lib/school/menu";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	answer: menuAnswer,
	handle: async () => ({ data: await getMenu() }),
});
