"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { bannerFormText } from "./text";

const text = bannerFormText.now;

/** Takes the banner down; it can be undone in the activity log. */
export function TakeBannerDown() {
	const router = useRouter();
	const [sending, send] = useSending();

	const takeDown = () =>
		send(async () => {
			const { message } = await callApi<{ message: string }>(callPath("banner", "take-down"));
			toast.success(message);
			router.refresh();
		});

	return (
		<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={takeDown}>
			<span aria-live="polite">{sending ? text.takingDown : text.takeDown}</span>
		</Button>
	);
}
