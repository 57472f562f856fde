"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { activityText as texts } from "@/lib/bengali/activity";
import { callApi } from "@/lib/browser/call";
import { ConfirmButton } from "./confirm-button";

/** Undoes an act after a question. @param act for people: what and on which record */
export function UndoButton({ id, act }: { id: number; act: string }) {
	const router = useRouter();
	const [sending, setSending] = useState(false);

	async function undo() {
		setSending(true);
		try {
			const { message } = await callApi<{ message: string }>("/office/activity/undo", { body: { id } });
			toast.success(message);
			router.refresh();
		} catch (error) {
			toast.error((error as Error).message);
		}
		setSending(false);
	}

	return (
		<ConfirmButton
			description={texts.undoOf(act)}
			disabled={sending}
			label={texts.undo}
			no={texts.no}
			onConfirm={undo}
			question={texts.confirmUndo(act)}
			size="small"
			yes={texts.yes}
		/>
	);
}
