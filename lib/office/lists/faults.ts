import "server-only";
import { Unreadable } from "../operations/unreadable";
import { type FileFault, fileFaults } from "./text";

/** A file that is refused as a whole. */
export class FileRefused extends Unreadable {
	override name = "FileRefused";

	/** @param detail names of headings that the fault is about */
	constructor(
		override readonly fault: FileFault,
		detail?: string,
	) {
		super(fault, detail, detail ? `${fileFaults[fault]}: ${detail}` : fileFaults[fault]);
	}
}
