"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { refuseText as text } from "./text";

/** Takes a refusal back. */
export function TakeBackButton({ id }: { id: number }) {
	const router = useRouter();
	const [sending, send] = useSending();

	const takeBack = () =>
		send(async () => {
			try {
				const { message } = await callApi<{ message: string }>(callPath("admissions", "take-back"), { body: { id } });
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
