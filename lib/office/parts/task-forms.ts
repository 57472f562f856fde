/** Forms to which lists of tasks lead (./task-bar). */
import type { Task } from "@/lib/office/parts/task";

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
