"use client";

import { toast, useAllFormFields, useAuth, useDocumentEvents, useDocumentInfo, useForm } from "@payloadcms/ui";
import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { taskText } from "../words/lists";
import { keepTask, readTask, type Task } from "./task";

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
		keepTask(null);
		setTask(null);
	}

	useEffect(() => {
		const begun = readTask();
		if (begun?.back === page) keepTask(null);
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
				<nav aria-label={taskText.label} className="office-line office-targets office-screen task-bar">
					<strong>{task.title}</strong>
					{/* Dropped here already: a link of the list may be pressed before its page is ready to keep another. */}
					<a href={task.back} onClick={() => keepTask(null)}>
						{taskText.back}
					</a>
					<button aria-label={taskText.leave} className="office-close" onClick={leave} type="button">
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

/** Above the fields of each form: fills a new record with what the task gives it. */
export function TaskFill() {
	const { collectionSlug, id, savedDocumentData } = useDocumentInfo();
	const { setModified } = useForm();
	const [, dispatch] = useAllFormFields();

	const fill = useEffectEvent(() => {
		const values = collectionSlug && readTask()?.fill?.[collectionSlug];
		// A form that saves itself has a record from the start, without a title.
		const isNew = !id || (savedDocumentData?._status === "draft" && !savedDocumentData.name);
		if (!values || !isNew) return;
		for (const [path, value] of Object.entries(values)) dispatch({ type: "UPDATE", path, value, valid: true });
		setModified(true);
	});
	// The form takes its initial state after the effects of its fields: then a second effect fills it.
	const [isReady, setReady] = useState(false);
	useEffect(() => {
		if (isReady) fill();
		else setReady(true);
	}, [isReady]);
	return null;
}
