"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { refuseText as text } from "@/lib/bengali/admissions-desk";
import { callApi } from "@/lib/browser/call";
import type { DecisionAnswer } from "@/lib/contract/admissions-desk";

/** Takes a refusal back. */
export function TakeBackButton({ id }: { id: number }) {
	const router = useRouter();
	const [sending, setSending] = useState(false);

	async function send() {
		setSending(true);
		try {
			const { message } = await callApi<DecisionAnswer>(`/office/applications/${id}/take-back`);
			toast.success(message);
		} catch (error) {
			toast.error((error as Error).message);
		}
		router.refresh();
		setSending(false);
	}

	return (
		<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={send}>
			<span aria-live="polite">{sending ? text.sending : text.takeBack}</span>
		</Button>
	);
}
