"use client";

import { UndoTask } from "../parts/undo-task";
import { callPath } from "../paths";
import { promotionText } from "./text";

const { past } = promotionText;

/** Takes a promotion back. */
export const PromotionUndo = ({ id, title }: { id: number; title: string }) => (
	<UndoTask description={past.undoOf(title)} id={id} path={callPath("promotion", "undo")} text={past} />
);
