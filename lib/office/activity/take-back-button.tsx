"use client";

import { UndoTask } from "../parts/undo-task";
import { callPath } from "../paths";
import { activityText as texts } from "./text";

/** Takes an operation back after a confirmation. @param act describes it to staff: action and title */
export const TakeBackButton = ({ id, act }: { id: number; act: string }) => (
	<UndoTask
		description={texts.undoOf(act)}
		id={id}
		path={callPath("activity", "take-back")}
		text={{ ...texts, sure: texts.confirmUndo(act) }}
	/>
);
