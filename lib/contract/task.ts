/** A task of a list of the back office that is done in a form, after whose saving the list is shown again. */
export type Task = {
	/** As in the list. */
	title: string;
	/** Path of the list. */
	back: string;
	/** The collection or global whose saving ends the task; without one a link leads back. */
	saves?: string;
	/** What new records are filled with, by collection. */
	fill?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
