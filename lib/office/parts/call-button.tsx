"use client";
import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import type { UndoAnswer } from "../operations/take-back-call";
import type { NamedCall } from "../paths";
import { moreText } from "../words/lists";
import { announceAct } from "./acts";
import { actInOffice, callOffice } from "./call-office";
import { ConfirmButton } from "./dialogs";
import { useSending } from "./use-sending";

type Props = {
	/** Answers with a sentence (lib/office/calls). */
	call: NamedCall;
	body?: object;
	label: string;
	/** In place of the label while it is sent. */
	sendingLabel?: string;
	/** For screen readers, where the label alone does not tell what it is about. */
	description?: string;
	/** Asked first; without it the button calls at once. */
	confirm?: { question: ReactNode; yes: string; no: string };
	/** A small one stands in a row of a table. */
	size?: "small" | "medium";
	margin?: boolean;
	/** Reads the page anew also when the call was refused: somebody else may have decided. */
	refreshesAlways?: boolean;
	/** Tells the bar that undoes what was done, which the calls that undo do not by themselves (lib/office/parts/acts). */
	announces?: boolean;
};

/** A button that makes a call, says what was done, and reads the page anew. A view of the server gives it its words. */
export function CallButton({ call, body, label, sendingLabel, description, confirm, ...look }: Props) {
	const { size = "medium", margin = false, refreshesAlways = false, announces = false } = look;
	const router = useRouter();
	const [sending, send] = useSending();

	async function act() {
		let isDone = false;
		await send(async () => {
			await actInOffice(call, body);
			if (announces) announceAct();
			isDone = true;
		});
		if (isDone || refreshesAlways) router.refresh();
	}

	if (confirm)
		return (
			<ConfirmButton {...{ description, size }} disabled={sending} onConfirm={act} words={{ ...confirm, label }} />
		);
	return (
		<Button
			aria-label={description}
			buttonStyle="secondary"
			disabled={sending}
			margin={margin}
			onClick={act}
			size={size}
		>
			{sendingLabel ? <span aria-live="polite">{sending ? sendingLabel : label}</span> : label}
		</Button>
	);
}

/** Milliseconds: an import of thousands of students on a slow machine. */
export const takeBackTimeout = 600_000;

/** Limit of listed records that prevent the undo. */
const shown = 20;

type UndoProps = {
	call: NamedCall;
	id: number;
	/** For screen readers: what is undone. */
	description: string;
	text: Record<"undo" | "no" | "sure" | "yes", string>;
};

/** Takes an operation back after a confirmation; lists the records that prevent it. */
export function UndoTask({ call, id, description, text }: UndoProps) {
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
