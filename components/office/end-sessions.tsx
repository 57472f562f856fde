"use client";

import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";
import { staffText } from "@/lib/bengali/staff";

const texts = staffText.sessions;

/** Button in the account view: ends all other sessions of the signed-in staff member. */
export function EndSessions() {
	const [sending, setSending] = useState(false);

	async function end() {
		setSending(true);
		try {
			const response = await fetch("/office/end-sessions", { method: "POST" });
			const { message } = await response.json();
			(response.ok ? toast.success : toast.error)(message);
		} catch {
			toast.error(texts.failed);
		}
		setSending(false);
	}

	return (
		<div className="field-type">
			<p>{texts.explanation}</p>
			<Button buttonStyle="secondary" disabled={sending} onClick={end}>
				{texts.end}
			</Button>
		</div>
	);
}
