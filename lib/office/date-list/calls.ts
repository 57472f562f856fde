import "server-only";
import { dateListText } from "@/lib/bengali/office/date-list";
import { fileCall, type OfficeCalls, officeCall } from "../calls";
import { listAddAnswer, listAddSchema, listCheckAnswer, listSchema } from "../lists/schema";
import { addDates, checkDates } from "./add";
import { writeDateTemplate, writeRefusedDates } from "./files";

export const calls: OfficeCalls<"date-list"> = {
	template: fileCall({
		run: async () => ({ bytes: await writeDateTemplate(), name: dateListText.templateName, type: "xlsx" }),
	}),
	check: officeCall({ input: listSchema, answer: listCheckAnswer, run: ({ input: { file } }) => checkDates(file) }),
	refused: fileCall({
		input: listSchema,
		run: async ({ input: { file } }) => ({
			bytes: await writeRefusedDates(file),
			name: dateListText.refusedName,
			type: "xlsx",
		}),
	}),
	add: officeCall({
		input: listAddSchema,
		answer: listAddAnswer,
		run: async ({ input: { file, fingerprint }, who }) => {
			const added = await addDates(file, fingerprint, who);
			return { success: true as const, message: dateListText.done(added), added };
		},
	}),
};
