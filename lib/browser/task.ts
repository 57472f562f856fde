/** The task that a list of the back office has begun (lib/contract/task), kept in sessionStorage for this tab. */
import type { Task } from "@/lib/contract/task";

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
