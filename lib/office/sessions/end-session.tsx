"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { ConfirmButton } from "../parts/confirm-button";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { sessionsText as texts } from "./text";

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
