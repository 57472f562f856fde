import { useState } from "react";
import { draftNoteText as text } from "@/lib/bengali/draft";
import type { DraftState } from "@/lib/browser/use-draft";
import styles from "./application-form.module.css";

export type DraftNoteProps = {
	state: Exclude<DraftState, "none">;
	/** Resets the form and deletes the draft. */
	onClear: () => void;
	onTakeStored: () => void;
	onKeepOwn: () => void;
};

/** Says that a draft was restored or conflicts with another tab's, and offers the possible actions. */
export default function DraftNote({ state, onClear, onTakeStored, onKeepOwn }: DraftNoteProps) {
	const [confirming, setConfirming] = useState(false);
	if (state === "conflict") {
		return (
			<Note
				sentence={text.conflict}
				first={{ name: text.takeStored, act: onTakeStored }}
				second={{ name: text.keepOwn, act: onKeepOwn }}
			/>
		);
	}
	if (!confirming) return <Note sentence={text.found} first={{ name: text.clear, act: () => setConfirming(true) }} />;
	// React reuses the first button, which still has focus: it must be the one that cancels.
	return (
		<Note
			sentence={text.clearAsk}
			first={{ name: text.clearNot, act: () => setConfirming(false) }}
			second={{ name: text.clearNow, act: onClear }}
		/>
	);
}

type Choice = { name: string; act: () => void };

function Note({ sentence, first, second }: { sentence: string; first: Choice; second?: Choice }) {
	return (
		<div role="status" className={styles.note}>
			<p>{sentence}</p>
			<div className="row">
				<ChoiceButton {...first} />
				{second && <ChoiceButton {...second} />}
			</div>
		</div>
	);
}

const ChoiceButton = ({ name, act }: Choice) => (
	<button type="button" className="button quiet" onClick={act}>
		{name}
	</button>
);
