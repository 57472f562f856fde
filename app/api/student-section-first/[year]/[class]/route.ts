import { z } from "zod";
import { classParams, sectionSchema } from "@/lib/contract/students";
import { getClassSections } from "@/lib/school/structure";
import { call } from "@/lib/security/call";
import { notFoundError } from "@/lib/security/call-error";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: classParams,
	answer: z.object({ section: z.array(sectionSchema) }),
	handle: async ({ params }) => {
		const section = await getClassSections(params.year, params.class);
		if (!section) throw notFoundError();
		return { section };
	},
});
