"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { importText } from "@/lib/bengali/import";
import { callApi } from "@/lib/browser/call";
import { useHydrated } from "@/lib/browser/use-hydrated";

const { plan } = importText;

type Props = {
	id: number;
	/** Of the plan that is shown: nothing else is applied. */
	fingerprint: string;
	/** Rows that will be written, and rows that are left out. */
	accepted: number;
	refused: number;
};

export function ImportConfirm({ id, fingerprint, accepted, refused }: Props) {
	const router = useRouter();
	const [sending, setSending] = useState(false);
	// A click before that would do nothing.
	const isReady = useHydrated() && !sending;

	async function send(path: "confirm" | "cancel") {
		setSending(true);
		try {
			const { message } = await callApi<{ message: string }>(`/office/import/${path}`, { body: { id, fingerprint } });
			if (path === "cancel" && accepted > 0) toast.success(message);
		} catch (error) {
			toast.error((error as Error).message);
		}
		setSending(false);
		router.refresh();
	}

	return (
		<div className="import-actions">
			{accepted > 0 && (
				<Button disabled={!isReady} margin={false} onClick={() => send("confirm")}>
					{refused > 0 ? plan.confirmRest(accepted, refused) : plan.confirm(accepted)}
				</Button>
			)}
			<Button buttonStyle="secondary" disabled={!isReady} margin={false} onClick={() => send("cancel")}>
				{accepted > 0 ? plan.cancel : plan.close}
			</Button>
		</div>
	);
}
