import "server-only";
import { listFileText } from "@/lib/bengali/office/applicant-list";
import { fileCall, type OfficeCalls, officeCall } from "../calls";
import { listAddAnswer, listAddSchema, listCheckAnswer, listSchema } from "../lists/schema";
import { addList, checkList } from "./add";
import { writeListTemplate, writeRefusedOfList } from "./files";

export const calls: OfficeCalls<"applicant-list"> = {
	template: fileCall({
		run: async () => ({ bytes: await writeListTemplate(), name: listFileText.templateName, type: "xlsx" }),
	}),
	check: officeCall({ input: listSchema, answer: listCheckAnswer, run: ({ input: { file } }) => checkList(file) }),
	refused: fileCall({
		input: listSchema,
		run: async ({ input: { file } }) => ({
			bytes: await writeRefusedOfList(file),
			name: listFileText.refusedName,
			type: "xlsx",
		}),
	}),
	add: officeCall({
		input: listAddSchema,
		answer: listAddAnswer,
		run: async ({ input: { file, fingerprint }, who }) => {
			const added = await addList(file, fingerprint, who);
			return { success: true as const, message: listFileText.done(added), added };
		},
	}),
};
