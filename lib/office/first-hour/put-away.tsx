"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { firstHourText as text } from "./text";

/** Hides the list, or brings it back. */
export function PutAway({ away }: { away: boolean }) {
	const router = useRouter();
	const [sending, send] = useSending();
	const put = () =>
		send(async () => {
			const path = callPath("first-hour", "put-away");
			toast.success((await callApi<{ message: string }>(path, { body: { away } })).message);
			router.refresh();
		});
	return (
		<Button buttonStyle="secondary" disabled={sending} onClick={put} size="small">
			{away ? text.putAway : text.bringBack}
		</Button>
	);
}
