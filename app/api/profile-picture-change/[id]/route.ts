import { z } from "zod";
import { studentText } from "@/lib/bengali/students";
import { pictureField } from "@/lib/contract/application";
import { codeParams, pictureAnswer } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownRecord } from "@/lib/http/guards";
import { environment } from "@/lib/machine/environment";
import { changePicture } from "@/lib/school/students";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: codeParams("id"),
	access: ownRecord,
	body: z.object({ image: pictureField.pipe(z.union([z.string(), z.file()], studentText.picture.required)) }),
	maxBytes: environment.UPLOAD_BYTES,
	answer: pictureAnswer,
	handle: async ({ who, body }) => ({
		success: true as const,
		message: studentText.picture.changed,
		data: { image: await changePicture(who, body.image) },
	}),
});
