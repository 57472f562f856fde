"use client";
import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { CallButton, UndoTask } from "../parts/call-button";
import { callCms } from "../parts/call-office";
import { ConfirmButton } from "../parts/dialogs";
import { useSending } from "../parts/use-sending";
import type { Act } from "./activity";
import { activityText } from "./text";

/** The button that undoes an act, if it can be undone: an entry of the list, or an operation with all its records. */
export function UndoAct({ undo, what }: { undo: Act["undo"]; what: string }) {
	if (undo === null || undo === "never") return null;
	if ("operation" in undo)
		return (
			<UndoTask
				description={activityText.undoOf(what)}
				id={undo.operation}
				call="activity/take-back"
				text={{ ...activityText, sure: activityText.confirmUndo(what) }}
			/>
		);
	return (
		<CallButton
			announces
			body={{ id: undo.entry }}
			confirm={{ question: activityText.confirmUndo(what), yes: activityText.yes, no: activityText.no }}
			description={activityText.undoOf(what)}
			label={activityText.undo}
			call="activity/undo"
			size="small"
		/>
	);
}

/** @property form path of the record's form */
type Props = { path: string; form: string; at: string; asDraft: boolean };

/** Brings a version back, after a confirmation, and leads to the form. */
export function RestoreVersion({ path, form, at, asDraft }: Props) {
	const router = useRouter();
	const [sending, send] = useSending();

	const restore = () =>
		send(async () => {
			await callCms(`${path}?draft=${asDraft}`, { method: "POST" }, activityText.notUndone);
			toast.success(activityText.history.restored);
			router.push(form);
			router.refresh();
		});

	return (
		<ConfirmButton
			disabled={sending}
			onConfirm={restore}
			words={{
				...activityText,
				label: asDraft ? activityText.history.restoreAsDraft : activityText.history.restore,
				question: activityText.history.confirmRestore(at),
			}}
		/>
	);
}
