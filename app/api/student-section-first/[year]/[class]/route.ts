import { z } from "zod";
import { classParams, sectionSchema } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { getClassSections } from "@/lib/school/structure";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	params: classParams,
	answer: z.object({ section: z.array(sectionSchema) }),
	handle: async ({ params }) => {
		const section = await getClassSections(params.year, params.class);
		return section && { section };
	},
});
