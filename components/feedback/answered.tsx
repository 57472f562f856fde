"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { feedbackText as text } from "@/lib/bengali/feedback";
import { callApi, FailedCall } from "@/lib/browser/call";
import { FeedbackTextForm } from "./text-form";

/** @returns null, or the error message */
export async function sendAnswer(path: string, body: { answer: string; text?: string }): Promise<string | null> {
	try {
		await callApi(path, { body });
		return null;
	} catch (error) {
		if (!(error instanceof FailedCall)) throw error;
		return error.errors.text?.[0] ?? error.message;
	}
}

/** Takes the focus, because the pressed button has been unmounted. */
function Thanks({ children }: { children: string }) {
	const words = useRef<HTMLParagraphElement>(null);
	useEffect(() => words.current?.focus(), []);
	return (
		<p ref={words} role="status" tabIndex={-1}>
			{children}
		</p>
	);
}

export type AnsweredProps = { path: string; answer: string };

/** Replaces the question: thanks and, after "no", a field in which visitors can say what they were looking for. */
export function Answered({ path, answer }: AnsweredProps) {
	const [sent, setSent] = useState(false);
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);

	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		const typed = String(new FormData(event.currentTarget).get("text") ?? "").trim();
		const field = event.currentTarget.elements.namedItem("text") as HTMLTextAreaElement;
		setBusy(true);
		const problem = typed ? await sendAnswer(path, { answer: "text", text: typed }) : text.empty;
		setBusy(false);
		setSent(problem === null);
		// At once: the error is read as the description of the field that gets the focus.
		flushSync(() => setError(problem ?? undefined));
		if (problem) field.focus();
	};

	return (
		<>
			<Thanks key={String(sent)}>{sent ? text.sent : text.thanks}</Thanks>
			{answer === "no" && !sent && <FeedbackTextForm path={path} error={error} busy={busy} onSubmit={send} />}
		</>
	);
}
