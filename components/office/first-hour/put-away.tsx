"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { firstHourText as text } from "@/lib/bengali/office/first-hour";
import { callApi } from "@/lib/browser/call";
import { callPath } from "@/lib/contract/office-paths";
import { useSending } from "../use-sending";

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
