"use client";

import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";
import { staffText } from "@/lib/bengali/staff";
import { callApi } from "@/lib/browser/call";

const texts = staffText.sessions;

/** Button in the account view: ends all other sessions of the signed-in staff member. */
export function EndSessions() {
	const [sending, setSending] = useState(false);

	async function end() {
		setSending(true);
		try {
			toast.success((await callApi<{ message: string }>("/office/end-sessions")).message);
		} catch (error) {
			toast.error((error as Error).message);
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
