"use client";

import { CallButton } from "../parts/call-button";
import { UndoTask } from "../parts/undo-task";
import type { Act } from "./activity";
import { activityText as texts } from "./text";

/** The button that undoes an act, if it can be undone: an entry of the list, or an operation with all its records. */
export function UndoAct({ undo, what }: { undo: Act["undo"]; what: string }) {
	if (undo === null || undo === "never") return null;
	if ("operation" in undo)
		return (
			<UndoTask
				description={texts.undoOf(what)}
				id={undo.operation}
				call="activity/take-back"
				text={{ ...texts, sure: texts.confirmUndo(what) }}
			/>
		);
	return (
		<CallButton
			announces
			body={{ id: undo.entry }}
			confirm={{ question: texts.confirmUndo(what), yes: texts.yes, no: texts.no }}
			description={texts.undoOf(what)}
			label={texts.undo}
			call="activity/undo"
			size="small"
		/>
	);
}
