"use client";

import { importText } from "@/lib/bengali/office/import";
import { callPath } from "@/lib/contract/office-paths";
import { UndoTask } from "../undo-task";

const { past } = importText;

/** Undoes an import. */
export const ImportUndo = ({ id, file }: { id: number; file: string }) => (
	<UndoTask description={past.undoOf(file)} id={id} path={callPath("import", "undo")} text={past} />
);
