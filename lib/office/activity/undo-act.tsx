import type { Act } from "./activity";
import { TakeBackButton } from "./take-back-button";
import { activityText as texts } from "./text";
import { UndoButton } from "./undo-button";

/** The button that undoes an act, if it can be undone. */
export function UndoAct({ act: { action, kind, title, undo } }: { act: Act }) {
	if (undo === null || undo === "never") return null;
	const what = `${texts.actions[action]}, ${title || kind}`;
	return "entry" in undo ? (
		<UndoButton act={what} id={undo.entry} />
	) : (
		<TakeBackButton act={what} id={undo.operation} />
	);
}
