/**
 * A task of a list that is done in a form, after whose saving the list is shown again; kept in sessionStorage for this tab.
 */
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

const entry = "task";

/** Where storage is blocked, the form opens empty, and nothing leads back. */
export function keepTask(task: Task): void {
	try {
		sessionStorage.setItem(entry, JSON.stringify(task));
	} catch {
		// Storage is blocked or full.
	}
}

/** @returns the task that was begun, or null */
export function readTask(): Task | null {
	try {
		return JSON.parse(sessionStorage.getItem(entry) ?? "null");
	} catch {
		return null;
	}
}

export function dropTask(): void {
	try {
		sessionStorage.removeItem(entry);
	} catch {
		// Storage is blocked.
	}
}
