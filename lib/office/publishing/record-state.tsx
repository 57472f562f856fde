"use client";

import { recordStateText } from "@/lib/bengali/record-state";
import { type Dated, stateOf } from "@/lib/contract/record-state";

/** The state of a record in colour and words. */
export function RecordState({ record }: { record: Dated }) {
	const state = stateOf(record);
	return <span className={`record-state record-state--${state.kind}`}>{recordStateText(state)}</span>;
}
