import { useState } from "react";
import { draftText as text } from "@/lib/bengali/admission";
import type { DraftState } from "@/lib/browser/use-draft";
import styles from "./application-form.module.css";

type Props = {
	state: DraftState;
	/** Empties the form and forgets its draft. */
	onClear: () => void;
	onTakeStored: () => void;
	onKeepOwn: () => void;
};

/** Says what has become of what was typed before, and offers what can be done about it. */
export function DraftNote({ state, onClear, onTakeStored, onKeepOwn }: Props) {
	const [asking, setAsking] = useState(false);
	if (state === "none") return null;
	if (state === "conflict") {
		return (
			<Note
				sentence={text.conflict}
				first={{ name: text.takeStored, act: onTakeStored }}
				second={{ name: text.keepOwn, act: onKeepOwn }}
			/>
		);
	}
	if (!asking) return <Note sentence={text.found} first={{ name: text.clear, act: () => setAsking(true) }} />;
	// The first button has the focus by now, so it is the one that does no harm.
	return (
		<Note
			sentence={text.clearAsk}
			first={{ name: text.clearNot, act: () => setAsking(false) }}
			second={{ name: text.clearNow, act: onClear }}
		/>
	);
}

type Choice = { name: string; act: () => void };

function Note({ sentence, first, second }: { sentence: string; first: Choice; second?: Choice }) {
	return (
		<div role="status" className={styles.note}>
			<p>{sentence}</p>
			<div className={styles.noteButtons}>
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
