"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { useSending } from "../parts/use-sending";
import { WhenHydrated } from "../parts/when-hydrated";
import { callPath } from "../paths";
import { sessionsText as texts } from "./text";

/** Button that ends all other sessions of the signed-in staff member. */
export function EndSessions() {
	const router = useRouter();
	const [sending, send] = useSending();

	const end = () =>
		send(async () => {
			toast.success((await callApi<{ message: string }>(callPath("sessions", "end"))).message);
			router.refresh();
		});

	return (
		<WhenHydrated>
			<div className="field-type">
				<p>{texts.explanation}</p>
				<Button buttonStyle="secondary" disabled={sending} onClick={end}>
					{texts.end}
				</Button>
			</div>
		</WhenHydrated>
	);
}
