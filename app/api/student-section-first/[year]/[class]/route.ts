import { z } from "zod";
import { classParams, sectionSchema } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { notFoundError } from "@/lib/school/errors";
import { getClassSections } from "@/lib/school/structure";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	params: classParams,
	answer: z.object({ section: z.array(sectionSchema) }),
	handle: async ({ params }) => {
		const section = await getClassSections(params.year, params.class);
		if (!section) throw notFoundError();
		return { section };
	},
});
