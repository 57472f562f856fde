"use client";
import { type ComponentType, type MouseEvent, useState } from "react";
import { feedbackText as text } from "@/lib/bengali/feedback";
import { noConnectionText } from "@/lib/bengali/no-connection";
import type { FeedbackKind } from "@/lib/contract/feedback";
import { feedbackPath } from "@/lib/contract/paths";
import type { AnsweredProps } from "./answered";
import styles from "./feedback.module.css";

type Props = {
	kind: FeedbackKind;
	/** Of the page's record. */
	id: number;
};

type Shown = { Answered: ComponentType<AnsweredProps>; answer: string };

/** Sends the form as a browser without a script does. */
function sendPlain(form: HTMLFormElement, answer: string): void {
	const field = document.createElement("input");
	field.type = "hidden";
	field.name = "answer";
	field.value = answer;
	form.append(field);
	form.submit();
}

/**
 * The feedback question below a page. A plain form; at the first click a script is loaded, which sends it without
 * navigation.
 */
export function Feedback({ kind, id }: Props) {
	const [shown, setShown] = useState<Shown | null>(null);
	const [failed, setFailed] = useState("");
	const path = feedbackPath(kind, id);

	const press = async (event: MouseEvent<HTMLFormElement>) => {
		const button = (event.target as Element).closest("button");
		if (!button) return;
		event.preventDefault();
		const form = event.currentTarget;
		const { value: answer } = button;
		if (form.getAttribute("aria-busy") === "true") return;
		form.setAttribute("aria-busy", "true");
		const leaf = await import("./answered").catch(() => null);
		// Offline, the navigation of the plain form would replace the page by an error.
		if (!leaf && navigator.onLine !== false) return sendPlain(form, answer);
		const problem = leaf ? await leaf.sendAnswer(path, { answer }) : noConnectionText;
		form.removeAttribute("aria-busy");
		if (leaf && !problem) setShown({ Answered: leaf.Answered, answer });
		else setFailed(problem ?? "");
	};

	return (
		<aside className={`${styles.feedback} measure no-print`} aria-label={text.title}>
			{shown ? (
				<shown.Answered path={path} answer={shown.answer} />
			) : (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's Enter on a button is a click as well
				<form action={path} method="post" onClick={press}>
					<p className={styles.question}>{text.question}</p>
					<div className={`row ${styles.answers}`}>
						<button type="submit" name="answer" value="yes" className="button quiet">
							{text.yes}
						</button>
						<button type="submit" name="answer" value="no" className="button quiet">
							{text.no}
						</button>
					</div>
					<p role="alert">{failed}</p>
				</form>
			)}
		</aside>
	);
}
