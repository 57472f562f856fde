"use client";

import { promotionText } from "@/lib/bengali/office/promotion";
import { callPath } from "@/lib/contract/office-paths";
import { UndoTask } from "../undo-task";

const { past } = promotionText;

/** Takes a promotion back. */
export const PromotionUndo = ({ id, title }: { id: number; title: string }) => (
	<UndoTask description={past.undoOf(title)} id={id} path={callPath("promotion", "undo")} text={past} />
);
