import "server-only";
import { type FileFault, fileFaults } from "./text";

/** A file that is refused as a whole. The child process that reads files throws it too. */
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
