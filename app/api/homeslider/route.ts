import { slidesAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getSlides } from "@/lib/school/home";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	answer: slidesAnswer,
	handle: async () => ({ data: await getSlides() }),
});
