import { z } from "zod";
import { studentText } from "@/lib/bengali/students";
import { pictureField } from "@/lib/contract/application";
import { codeParams, pictureAnswer } from "@/lib/contract/students";
import { environment } from "@/lib/environment";
import { changePicture } from "@/lib/school/students";
import { ownToken } from "@/lib/security/authorise";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: codeParams,
	authorise: (request, { id }) => ownToken(request, id),
	body: z.object({ image: pictureField.pipe(z.union([z.string(), z.file()], studentText.picture.required)) }),
	limit: environment.UPLOAD_BYTES,
	answer: pictureAnswer,
	handle: async ({ who, body }) => ({
		success: true as const,
		message: studentText.picture.changed,
		data: { image: await changePicture(who, body.image) },
	}),
});
