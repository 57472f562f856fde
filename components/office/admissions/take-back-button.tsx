"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { refuseText as text } from "@/lib/bengali/office/admissions";
import { callApi } from "@/lib/browser/call";
import { callPath } from "@/lib/contract/office-paths";
import { useSending } from "../use-sending";

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
