"use client";

import { UndoTask } from "../parts/undo-task";
import { callPath } from "../paths";
import { importText } from "./text";

const { past } = importText;

/** Undoes an import. */
export const ImportUndo = ({ id, file }: { id: number; file: string }) => (
	<UndoTask description={past.undoOf(file)} id={id} path={callPath("import", "undo")} text={past} />
);
