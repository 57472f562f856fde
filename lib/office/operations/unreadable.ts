/**
 * The input of an operation can't be used. Imports nothing, because the child process that reads files throws it too.
 */
export class Unreadable extends Error {
	override name = "Unreadable";

	/** @param fault a code of the subject's own, which is stored @param detail names for its message */
	constructor(
		readonly fault: string,
		readonly detail?: string,
		message: string = fault,
	) {
		super(message);
	}
}
