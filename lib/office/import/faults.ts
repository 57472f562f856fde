import "server-only";
import { type FileFault, fileFaults } from "@/lib/bengali/office/import-file";

/** A file that is refused as a whole. */
export class FileRefused extends Error {
	override name = "FileRefused";

	/** @param detail names of headings that the fault is about */
	constructor(
		readonly fault: FileFault,
		readonly detail?: string,
	) {
		super(detail ? `${fileFaults[fault]}: ${detail}` : fileFaults[fault]);
	}
}
