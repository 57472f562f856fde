import { filesText } from "@/lib/bengali/files";

/** The S3 store does not answer, or refuses; the message is for people, the cause for the log. */
export class StoreUnavailable extends Error {
	override name = "StoreUnavailable";

	constructor(cause: unknown) {
		super(filesText.unavailable, { cause });
	}
}
