/** Requests and answers of the import. */
import { z } from "zod";
import { normalise } from "@/lib/bengali/normalise";
import { idField } from "@/lib/contract/input";
import { importText } from "./text";

export const uploadSchema = z.object({ file: z.instanceof(File, { error: importText.upload.missing }) });

/** An import, by its id. */
export const runSchema = z.object({ id: idField });

/** A section that a file names and its class lacks. */
export const sectionSchema = z.object({ class: idField, name: z.string().trim().min(1).max(60).transform(normalise) });

/** An import, and the plan of it that was shown. */
export const confirmSchema = runSchema.extend({ fingerprint: z.string().max(100) });

export const progressAnswer = z.object({
	success: z.literal(true),
	state: z.string(),
	done: z.number(),
	all: z.number(),
});

/** A form sends "" for "all". */
const choice = z.preprocess((value) => value || undefined, idField.optional());

/** The students of a list to save: all, or those of a year, class or section. */
export const listQuery = z.object({
	format: z.enum(["xlsx", "csv"]),
	year: choice,
	class: choice,
	section: choice,
});
