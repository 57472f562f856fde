"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { warningText } from "./text";

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
