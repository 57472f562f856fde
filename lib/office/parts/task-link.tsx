"use client";

import type { ReactNode } from "react";
import { keepTask } from "@/lib/browser/task";
import type { Task } from "@/lib/contract/task";

type Props = { children: ReactNode; className?: string; href: string; task: Task };

/** A link of a list to a form that leads back to it. */
export const TaskLink = ({ children, className, href, task }: Props) => (
	<a className={className} href={href} onClick={() => keepTask(task)}>
		{children}
	</a>
);
