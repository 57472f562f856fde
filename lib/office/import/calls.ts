import "server-only";
import { importText } from "@/lib/bengali/office/import";
import { importFileText } from "@/lib/bengali/office/import-file";
import { done, doneAnswer, fileCall, type OfficeCalls, officeCall } from "../calls";
import { answerUndo } from "../operations/answer-undo";
import { undoAnswer, undoSchema } from "../operations/schema";
import { writeList, writeRefused, writeTemplate } from "./downloads";
import { cancelImport, confirmImport, importProgress, startImport } from "./imports";
import { confirmSchema, listQuery, progressAnswer, runSchema, uploadSchema } from "./schema";
import { undoRun } from "./undo";

export const calls: OfficeCalls<"import"> = {
	template: fileCall({
		run: async () => ({ bytes: await writeTemplate(), name: importFileText.template, type: "xlsx" }),
	}),
	list: fileCall({
		input: listQuery,
		run: async ({ input: { format, ...filter } }) => ({
			bytes: await writeList(format, filter),
			name: importFileText.list(format),
			type: format,
		}),
	}),
	file: officeCall({
		input: uploadSchema,
		answer: doneAnswer,
		run: async ({ input: { file }, who }) => {
			await startImport(who, file);
			return done(importText.upload.started);
		},
	}),
	progress: officeCall({
		answer: progressAnswer,
		run: async () => ({ success: true as const, ...(await importProgress()) }),
	}),
	cancel: officeCall({
		input: runSchema,
		answer: doneAnswer,
		run: async ({ input: { id } }) => {
			await cancelImport(id);
			return done(importText.plan.cancelled);
		},
	}),
	confirm: officeCall({
		input: confirmSchema,
		answer: doneAnswer,
		run: async ({ input: { id, fingerprint } }) => {
			await confirmImport(id, fingerprint);
			return done(importText.plan.started);
		},
	}),
	refused: fileCall({
		input: runSchema,
		run: async ({ input: { id } }) => ({ bytes: await writeRefused(id), name: importFileText.refused, type: "xlsx" }),
	}),
	undo: officeCall({
		input: undoSchema,
		answer: undoAnswer,
		run: ({ input: { id }, who }) => answerUndo(importText.past, () => undoRun(id, who)),
	}),
};
