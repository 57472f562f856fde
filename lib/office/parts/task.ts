import { keepInTab, readFromTab } from "./kept";

/**
 * A task of a list that is done in a form, after whose saving the list is shown again; kept for this tab.
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

/** Where storage is blocked, the form opens empty, and nothing leads back. @param task null: none any more */
export const keepTask = (task: Task | null): void => keepInTab(entry, task);

/** @returns the task that was begun, or null */
export const readTask = (): Task | null => readFromTab(entry);

/** Where it is, what saving there ends the task, and what it is filled with. */
export type TaskForm = Pick<Task, "fill" | "saves"> & { href: string };

/** @returns the form of a new record, filled as far as its values are known */
export const newForm = (saves: string, values?: object): TaskForm => ({
	...{ href: `/admin/collections/${saves}/create`, saves },
	...(values && { fill: { [saves]: { ...values } } }),
});

/** @returns the form of a record */
export const formOfRecord = (saves: string, id: number): TaskForm => ({
	...{ href: `/admin/collections/${saves}/${id}`, saves },
});
