"use client";
import dynamic from "next/dynamic";
import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form-answer";
import type { ReceivedApplication } from "@/lib/contract/students";
import { ApplicationForm } from "./application-form";

// Not React's lazy: without a script its styles would be missing.
const Received = dynamic(() => import("./received"));

/**
 * The admission form, and in its place the application that a form without JavaScript is answered with.
 * @param send answers the form where there is no script to send it by the call
 */
export function Admission({ send }: { send: FormAction<ReceivedApplication> }) {
	const [answer, action] = useActionState(send, null);
	if (answer?.done) return <Received received={answer.done} />;
	return <ApplicationForm action={action} answer={answer} />;
}
