/** A file as staff send it: its rows, or the sentence why it cannot be used. */
import "server-only";
import { invalidError, type SchoolError } from "@/lib/school/errors";
import { FileRefused } from "./faults";
import type { ListForm } from "./form";
import { maxFileBytes } from "./limits";
import { readUpload } from "./process";
import type { FileContent } from "./read";
import { type FileFault, fileFaults } from "./text";

/** @param detail names of headings that the fault is about */
export function faultSentence(
	fault: FileFault,
	detail?: string | null,
	known: ListForm<string>["faults"] = {},
): string {
	const sentence = known[fault] ?? fileFaults[fault];
	return detail ? `${sentence}: ${detail}` : sentence;
}

export const refusedFile = (message: string): SchoolError => invalidError({ file: [message] });

/** @throws SchoolError "invalid" for a large or empty file */
export async function bytesOf(file: File, faults: ListForm<string>["faults"] = {}): Promise<Uint8Array> {
	if (file.size > maxFileBytes) throw refusedFile(faultSentence("large", null, faults));
	if (file.size === 0) throw refusedFile(faultSentence("empty", null, faults));
	return new Uint8Array(await file.arrayBuffer());
}

/** @throws SchoolError "invalid" for a file that cannot be used */
export async function openFile<Column extends string>(
	form: ListForm<Column>,
	file: File,
): Promise<FileContent<Column>> {
	const bytes = await bytesOf(file, form.faults);
	return readUpload(form, bytes).catch((error: unknown) => {
		throw error instanceof FileRefused ? refusedFile(faultSentence(error.fault, error.detail, form.faults)) : error;
	});
}
