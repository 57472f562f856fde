import { slidesAnswer } from "@/lib/contract/shapes";
import { getSlides } from "@/lib/school/slides";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	answer: slidesAnswer,
	handle: async () => ({ data: await getSlides() }),
});
