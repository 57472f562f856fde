"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { actInOffice } from "../parts/call-office";
import { useSending } from "../parts/use-sending";
import type { RequestAct } from "./calls";
import { dataRequestsOfficeText as text } from "./text";

/** The answer that the family will see, and whether what it asked for was done. */
export function AnswerRequest({ id, name }: { id: number; name: string }) {
	const router = useRouter();
	const [sending, send] = useSending();
	const [answer, setAnswer] = useState("");
	const [isMissing, setMissing] = useState(false);
	const field = useId();
	const give = (how: "done" | "refused") => {
		setMissing(answer.trim() === "");
		if (answer.trim() === "") return;
		void send(async () => {
			const body: RequestAct = { act: how, id, answer };
			await actInOffice("data-requests/act", body);
			router.refresh();
		});
	};
	return (
		<div className="office-snug office-stack data-requests-answer">
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
			<p className="office-row data-requests-acts">
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
