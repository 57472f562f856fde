import "server-only";
import { z } from "zod";
import { normalise } from "@/lib/bengali/normalise";
import { idField } from "@/lib/contract/input";
import { recordDone } from "../activity/record";
import { activityText } from "../activity/text";
import { doneCall, fileCall, type OfficeCalls, officeCall } from "../calls";
import { importFileText } from "../lists/text";
import { takeBack } from "../operations/apply";
import { cancel, readProgress } from "../operations/background";
import { takeBackCall } from "../operations/take-back-call";
import { writeList, writeRefused, writeTemplate } from "./downloads";
import { confirmImport, importing, startImport } from "./operation";
import { importText } from "./text";
import { addSection } from "./write";

/** Requests and answers of the import. */
const uploadSchema = z.object({ file: z.instanceof(File, { error: importText.upload.missing }) });

const runSchema = z.object({ id: idField });

/** A section that a file names and its class lacks. */
const sectionSchema = z.object({ class: idField, name: z.string().trim().min(1).max(60).transform(normalise) });

/** An import, and the plan of it that was shown. */
const confirmSchema = runSchema.extend({ fingerprint: z.string().max(100) });

const progressAnswer = z.object({ success: z.literal(true), state: z.string(), done: z.number(), all: z.number() });

/** A form sends "" for "all". */
const choice = z.preprocess((value) => value || undefined, idField.optional());

/** The students of a list to save: all, or those of a year, class or section. */
const listQuery = z.object({ format: z.enum(["xlsx", "csv"]), year: choice, class: choice, section: choice });

export const calls: OfficeCalls<"import"> = {
	template: fileCall({
		method: "GET",
		run: async () => ({ bytes: await writeTemplate(), name: importFileText.template, type: "xlsx", persons: 0 }),
	}),
	list: fileCall({
		method: "GET",
		// The list of a class is daily work, that of the whole school is not.
		stepUp: { unless: ["class", "section"] },
		input: listQuery,
		run: async ({ input: { format, ...filter }, who }) => {
			const { bytes, persons } = await writeList(format, filter);
			await recordDone(who, { action: "export", kind: "students", title: activityText.allStudents, detail: format });
			return { bytes, name: importFileText.list(format), type: format, persons };
		},
	}),
	file: doneCall({
		file: "spreadsheet",
		input: uploadSchema,
		said: importText.upload.started,
		run: ({ input: { file }, who }) => startImport(who, file),
	}),
	progress: officeCall({
		method: "GET",
		answer: progressAnswer,
		run: async () => ({ success: true as const, ...(await readProgress("import")) }),
	}),
	cancel: doneCall({
		input: runSchema,
		said: importText.plan.cancelled,
		run: ({ input: { id } }) => cancel(id),
	}),
	section: doneCall({
		input: sectionSchema,
		said: importText.plan.sectionAdded,
		run: ({ input, who }) => addSection(input, who),
	}),
	confirm: doneCall({
		input: confirmSchema,
		said: importText.plan.started,
		run: ({ input: { id, fingerprint }, who }) => confirmImport(id, fingerprint, who),
	}),
	refused: fileCall({
		method: "GET",
		input: runSchema,
		run: async ({ input: { id } }) => ({
			...{ bytes: await writeRefused(id), name: importFileText.refused, type: "xlsx", persons: 0 },
		}),
	}),
	undo: takeBackCall(importText.past, (id, who) => takeBack(importing, id, who)),
};
