"use client";
import dynamic from "next/dynamic";
import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form-answer";
import type { OpenedApplication } from "@/lib/contract/students";
import { OpenApplication } from "./open-application";

// next/dynamic instead of React.lazy: its chunk's CSS is in the server's HTML, also without JavaScript.
const Opened = dynamic(() => import("./opened"));

/** The opening of an application. After a submit without JavaScript (Server Action) it shows the application instead. */
export function OpenByForm({ open }: { open: FormAction<OpenedApplication> }) {
	const [answer, action] = useActionState(open, null, "/student-login");
	return answer?.done ? <Opened opened={answer.done} /> : <OpenApplication action={action} answer={answer} />;
}
