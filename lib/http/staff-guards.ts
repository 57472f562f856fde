/** Guards of the staff API, the route handlers under app/(staff)/office. */
import "server-only";
import { requireTask, type SignedIn, type Task } from "@/lib/office/guard";
import type { Guard } from "./guards";

/** @returns a guard that admits signed-in staff whose role may do the task (lib/cms/access) */
export const staffFor =
	(task: Task): Guard<unknown, SignedIn> =>
	(request) =>
		requireTask(request.headers, task);
