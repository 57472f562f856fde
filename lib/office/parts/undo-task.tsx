"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { UndoAnswer } from "../operations/take-back-call";
import type { NamedCall } from "../paths";
import { moreText } from "../words/lists";
import { announceAct } from "./acts";
import { callOffice } from "./call-office";
import { ConfirmButton } from "./confirm-button";
import { useSending } from "./use-sending";

/** Milliseconds: an import of thousands of students on a slow machine. */
export const takeBackTimeout = 600_000;

/** Limit of listed records that prevent the undo. */
const shown = 20;

type Props = {
	call: NamedCall;
	id: number;
	/** For screen readers: what is undone. */
	description: string;
	text: Record<"undo" | "no" | "sure" | "yes", string>;
};

/** Takes an operation back after a confirmation; lists the records that prevent it. */
export function UndoTask({ call, id, description, text }: Props) {
	const router = useRouter();
	const [sending, send] = useSending();
	const [refusal, setRefusal] = useState<UndoAnswer | null>(null);

	async function undo() {
		await send(async () => {
			const answer = await callOffice<UndoAnswer>(call, { id }, takeBackTimeout);
			setRefusal(answer.success ? null : answer);
			if (!answer.success) return;
			toast.success(answer.message);
			announceAct();
		});
		router.refresh();
	}

	return (
		<>
			<ConfirmButton
				description={description}
				size="small"
				disabled={sending}
				onConfirm={undo}
				words={{ ...text, label: text.undo, question: text.sure }}
			/>
			{refusal && <Holds {...refusal} />}
		</>
	);
}

/** Says why nothing was taken back, and which records prevent it. */
export const Holds = ({ message, holds }: UndoAnswer) => (
	<div role="alert">
		<p className="office-error">{message}</p>
		<ul>
			{holds.slice(0, shown).map(({ title, reason }) => (
				<li key={title}>
					{title}: {reason}
				</li>
			))}
		</ul>
		{holds.length > shown && <p>{moreText(holds.length - shown)}</p>}
	</div>
);
