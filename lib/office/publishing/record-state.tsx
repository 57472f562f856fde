"use client";

import { type Dated, stateOf } from "@/lib/office/parts/record-state";
import { recordStateText } from "@/lib/office/parts/record-state-text";

/** The state of a record in colour and words. */
export function RecordState({ record }: { record: Dated }) {
	const state = stateOf(record);
	return <span className={`record-state record-state--${state.kind}`}>{recordStateText(state)}</span>;
}
