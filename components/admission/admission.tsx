"use client";
import dynamic from "next/dynamic";
import { type ReactNode, useActionState } from "react";
import type { FormAction } from "@/lib/contract/form-answer";
import type { ReceivedApplication } from "@/lib/contract/students";
import type { Choices } from "./application-fields";
import { ApplicationForm } from "./application-form";

// next/dynamic instead of React.lazy: their chunks' CSS is in the server's HTML, also without JavaScript.
const Received = dynamic(() => import("./received"));
const ClosedAdmission = dynamic(() => import("./closed-admission"));

type Props = {
	/** Server Action that handles the submit when JavaScript is not available. */
	send: FormAction<ReceivedApplication>;
	choices: Choices;
	/** What is kept of a student, rendered on the server. */
	kept: ReactNode;
	/** Why no application is accepted now; null if they are accepted. */
	closed: string | null;
};

/**
 * The admission form. After a submit without JavaScript (Server Action) it shows the received application instead or,
 * after an error, the form with the typed values, even if admission has closed meanwhile.
 */
export function Admission({ send, choices, kept, closed }: Props) {
	const [answer, action] = useActionState(send, null, "/student/student-application-form");
	if (answer?.done) return <Received received={answer.done} />;
	const form = <ApplicationForm action={action} answer={answer} choices={choices} kept={kept} />;
	return closed && !answer ? <ClosedAdmission sentence={closed}>{form}</ClosedAdmission> : form;
}
