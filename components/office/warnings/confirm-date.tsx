"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { warningText } from "@/lib/bengali/office/warnings";
import { callApi } from "@/lib/browser/call";
import { callPath } from "@/lib/contract/office-paths";
import { useSending } from "../use-sending";

/** Says that the server's date is right, after which old data is deleted again. */
export function ConfirmDate() {
	const router = useRouter();
	const [sending, send] = useSending();
	const confirm = () =>
		send(async () => {
			const path = callPath("warnings", "confirm-date");
			toast.success((await callApi<{ message: string }>(path, { body: {} })).message);
			router.refresh();
		});
	return (
		<Button buttonStyle="secondary" disabled={sending} onClick={confirm} size="small">
			{warningText.clock.confirm}
		</Button>
	);
}
