"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { sessionsText as texts } from "@/lib/bengali/office/sessions";
import { callApi } from "@/lib/browser/call";
import { callPath } from "@/lib/contract/office-paths";
import { ConfirmButton } from "../confirm-button";
import { useSending } from "../use-sending";

/** Ends one session after a confirmation. @param device in words */
export function EndSession({ session, device }: { session: string; device: string }) {
	const router = useRouter();
	const [sending, send] = useSending();

	const end = () =>
		send(async () => {
			const { message } = await callApi<{ message: string }>(callPath("sessions", "end-one"), { body: { session } });
			toast.success(message);
			router.refresh();
		});

	return (
		<ConfirmButton
			description={texts.endOneOf(device)}
			disabled={sending}
			label={texts.endOne}
			no={texts.no}
			onConfirm={end}
			question={texts.confirm(device)}
			size="small"
			yes={texts.endOne}
		/>
	);
}
