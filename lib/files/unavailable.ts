import { filesText } from "@/lib/bengali/files";

/**
 * The S3 store does not respond, or refuses the request. `message` is a sentence for the user, `cause` is for the log.
 */
export class StoreUnavailable extends Error {
	override name = "StoreUnavailable";

	constructor(cause: unknown) {
		super(filesText.unavailable, { cause });
	}
}
