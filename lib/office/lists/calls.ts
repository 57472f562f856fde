/** The calls of a list whose rows only become new records (./added). */
import "server-only";
import { fileCall, type OfficeCall, officeCall } from "../calls";
import { type AddedList, addList, checkList, writeRefused, writeTemplate } from "./added";
import { listAddAnswer, listAddSchema, listCheckAnswer, listSchema } from "./schema";

type Texts = { templateName: string; refusedName: string; done: (count: number) => string };

export const listCalls = <Column extends string, New extends object, Changes>(
	list: AddedList<Column, New, Changes>,
	{ templateName, refusedName, done }: Texts,
): Record<"template" | "check" | "refused" | "add", OfficeCall> => ({
	template: fileCall({
		method: "GET",
		run: async () => ({ bytes: await writeTemplate(list), name: templateName, type: "xlsx", persons: 0 }),
	}),
	check: officeCall({
		file: "spreadsheet",
		input: listSchema,
		answer: listCheckAnswer,
		run: ({ input: { file } }) => checkList(list, file),
	}),
	refused: fileCall({
		file: "spreadsheet",
		input: listSchema,
		run: async ({ input: { file } }) => ({
			...{ bytes: await writeRefused(list, file), name: refusedName, type: "xlsx", persons: 0 },
		}),
	}),
	add: officeCall({
		file: "spreadsheet",
		input: listAddSchema,
		answer: listAddAnswer,
		run: async ({ input: { file, fingerprint }, who }) => {
			const added = await addList(list, file, fingerprint, who);
			return { success: true as const, message: done(added), added };
		},
	}),
});
