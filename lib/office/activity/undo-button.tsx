"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { announceAct } from "@/lib/browser/acts";
import { callApi } from "@/lib/browser/call";
import { ConfirmButton } from "../parts/confirm-button";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { activityText as texts } from "./text";

/** Undoes an entry of the activity log after a confirmation. @param act describes it to staff: action and record */
export function UndoButton({ id, act }: { id: number; act: string }) {
	const router = useRouter();
	const [sending, send] = useSending();

	const undo = () =>
		send(async () => {
			const { message } = await callApi<{ message: string }>(callPath("activity", "undo"), { body: { id } });
			toast.success(message);
			announceAct();
			router.refresh();
		});

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
