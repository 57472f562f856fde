"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import type { NamedCall } from "../paths";
import { announceAct } from "./acts";
import { actInOffice } from "./call-office";
import { ConfirmButton } from "./confirm-button";
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
