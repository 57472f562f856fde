import type { FormEvent } from "react";
import { Field } from "@/components/forms/field";
import { longestFeedback, feedbackText as text } from "@/lib/bengali/feedback";
import styles from "./feedback.module.css";

type Props = { path: string; error?: string; busy?: boolean; onSubmit?: (event: FormEvent<HTMLFormElement>) => void };

/** Form in which visitors say what they were looking for. */
export function FeedbackTextForm({ path, error, busy, onSubmit }: Props) {
	return (
		<form action={path} method="post" onSubmit={onSubmit} className={styles.text}>
			<input type="hidden" name="answer" value="text" />
			<Field name="text" label={text.what} hint={text.advice} error={error}>
				{(control) => <textarea {...control} maxLength={longestFeedback} rows={3} />}
			</Field>
			<button type="submit" className="button" aria-disabled={busy}>
				{busy ? text.sending : text.send}
			</button>
		</form>
	);
}
