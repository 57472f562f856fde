import { z } from "zod";
import { studentText } from "@/lib/bengali/students";
import { pictureField } from "@/lib/contract/application";
import { uploadBytes } from "@/lib/contract/body-limits.js";
import { codeParams, pictureAnswer } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownRecord } from "@/lib/http/guards";
import { changePicture } from "@/lib/school/students";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: codeParams("id"),
	access: ownRecord,
	body: z.object({ image: pictureField.pipe(z.union([z.string(), z.file()], studentText.picture.required)) }),
	maxBytes: uploadBytes,
	answer: pictureAnswer,
	handle: async ({ who, body }) => ({
		success: true as const,
		message: studentText.picture.changed,
		data: { image: await changePicture(who, body.image) },
	}),
});
