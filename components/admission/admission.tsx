"use client";
import dynamic from "next/dynamic";
import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form-answer";
import type { ReceivedApplication } from "@/lib/contract/students";
import type { Choices } from "./application-fields";
import { ApplicationForm } from "./application-form";

// next/dynamic instead of React.lazy: its chunk's CSS is in the server's HTML, also without JavaScript.
const Received = dynamic(() => import("./received"));

type Props = {
	/** Server Action that handles the submit when JavaScript is not available. */
	send: FormAction<ReceivedApplication>;
	choices: Choices;
};

/** The admission form. After a submit without JavaScript (Server Action) it shows the received application instead. */
export function Admission({ send, choices }: Props) {
	const [answer, action] = useActionState(send, null);
	if (answer?.done) return <Received received={answer.done} />;
	return <ApplicationForm action={action} answer={answer} choices={choices} />;
}
