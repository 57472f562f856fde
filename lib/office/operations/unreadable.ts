/** What is read for an operation can't be used. Imports nothing: the limited process that reads files throws it too. */
export class Unreadable extends Error {
	override name = "Unreadable";

	/** @param fault a word of the subject's, which is stored; `detail` what it is about */
	constructor(
		readonly fault: string,
		readonly detail?: string,
		message: string = fault,
	) {
		super(message);
	}
}
