"use client";

import { toast, useAuth, useDocumentEvents } from "@payloadcms/ui";
import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { taskText } from "@/lib/bengali/task";
import { dropTask, keepTask, readTask } from "@/lib/browser/task";
import type { Task } from "@/lib/contract/task";

/** Of the message that Payload shows after it has opened a new record, which is not shown here. */
const payloadsMessage = "payload-pending-success-toast";

/** Above every page on the way of a task: what it is, and the way back to its list, which saving takes by itself. */
export function TaskBar({ children }: { children: ReactNode }) {
	const { user } = useAuth();
	const page = usePathname();
	const router = useRouter();
	const { mostRecentUpdate } = useDocumentEvents();
	const [task, setTask] = useState<Task | null>(null);

	function leave() {
		dropTask();
		setTask(null);
	}

	useEffect(() => {
		const begun = readTask();
		if (begun?.back === page) dropTask();
		setTask(begun?.back === page ? null : begun);
	}, [page]);

	const returnAfter = useEffectEvent((saved: typeof mostRecentUpdate) => {
		if (!saved || !task || saved.entitySlug !== task.saves || saved.drawerSlug) return;
		// An autosaved draft goes on.
		if ((saved.doc as { _status?: string } | undefined)?._status === "draft") return;
		sessionStorage.removeItem(payloadsMessage);
		toast.success(taskText.saved);
		router.push(task.back);
	});
	useEffect(() => returnAfter(mostRecentUpdate), [mostRecentUpdate]);

	return (
		<>
			{task && user && (
				<nav aria-label={taskText.label} className="task-bar">
					<strong>{task.title}</strong>
					{/* Dropped here already: a link of the list may be pressed before its page is ready to keep another. */}
					<a href={task.back} onClick={dropTask}>
						{taskText.back}
					</a>
					<button aria-label={taskText.leave} onClick={leave} type="button">
						✕
					</button>
				</nav>
			)}
			{children}
		</>
	);
}

type Props = { children: ReactNode; href: string; task: Task };

/** A link of a list to a form that leads back to it. */
export const TaskLink = ({ children, href, task }: Props) => (
	<a href={href} onClick={() => keepTask(task)}>
		{children}
	</a>
);
