"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { callApi } from "@/lib/browser/call";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import type { RequestAct } from "./calls";
import { dataRequestsOfficeText as text } from "./text";

/** @returns whether an act is being sent, and a function that sends one */
function useAct() {
	const router = useRouter();
	const [sending, send] = useSending();
	const act = (body: RequestAct) =>
		send(async () => {
			toast.success((await callApi<{ message: string }>(callPath("data-requests", "act"), { body })).message);
			router.refresh();
		});
	return [sending, act] as const;
}

/** The answer that the family will see, and whether what it asked for was done. */
export function AnswerRequest({ id, name }: { id: number; name: string }) {
	const [sending, act] = useAct();
	const [answer, setAnswer] = useState("");
	const [isMissing, setMissing] = useState(false);
	const field = useId();
	const give = (how: "done" | "refused") => {
		setMissing(answer.trim() === "");
		if (answer.trim() !== "") act({ act: how, id, answer });
	};
	return (
		<div className="data-requests-answer">
			<label aria-label={text.answerOf(name)} htmlFor={field}>
				{text.answer}
			</label>
			<textarea
				aria-describedby={`${field}-hint`}
				aria-invalid={isMissing || undefined}
				className="office-control"
				id={field}
				maxLength={1000}
				onChange={({ target }) => setAnswer(target.value)}
				rows={3}
				value={answer}
			/>
			<p id={`${field}-hint`}>{text.answerHint}</p>
			{isMissing && <p role="alert">{text.answerMissing}</p>}
			<p className="data-requests-acts">
				<Button disabled={sending} margin={false} onClick={() => give("done")}>
					{text.done}
				</Button>
				<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={() => give("refused")}>
					{text.refused}
				</Button>
			</p>
		</div>
	);
}

/** Takes an answer back, so that another can be given. */
export function ReopenRequest({ id }: { id: number }) {
	const [sending, act] = useAct();
	return (
		<Button
			buttonStyle="secondary"
			disabled={sending}
			margin={false}
			onClick={() => act({ act: "open", id })}
			size="small"
		>
			{text.open}
		</Button>
	);
}
