"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { refuseText as text } from "@/lib/bengali/office/admissions";
import { callApi } from "@/lib/browser/call";
import type { DecisionAnswer } from "@/lib/office/admissions/schema";
import { useSending } from "../use-sending";

/** Takes a refusal back. */
export function TakeBackButton({ id }: { id: number }) {
	const router = useRouter();
	const [sending, send] = useSending();

	const takeBack = () =>
		send(async () => {
			try {
				const { message } = await callApi<DecisionAnswer>(`/office/applications/${id}/take-back`);
				toast.success(message);
			} finally {
				// Also after an error: somebody else may have decided.
				router.refresh();
			}
		});

	return (
		<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={takeBack}>
			<span aria-live="polite">{sending ? text.sending : text.takeBack}</span>
		</Button>
	);
}
