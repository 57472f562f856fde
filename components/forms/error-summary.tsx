import { type MouseEvent, useEffect, useRef } from "react";
import { formText } from "@/lib/bengali/forms";
import { languageOf } from "@/lib/bengali/outcomes";
import styles from "./forms.module.css";

type Props = {
	/** Error messages by field name. */
	errors: Record<string, string>;
	/** Error message for the whole form. */
	message?: string | null;
	/** Number of submits so far; each change moves focus to the summary. */
	attempt: number;
};

function focusField(event: MouseEvent<HTMLAnchorElement>) {
	const control = document.getElementById(event.currentTarget.hash.slice(1));
	if (!control) return;
	// The default jump puts the control at the top of the viewport and hides its label and error above it.
	event.preventDefault();
	control.focus({ preventScroll: true });
	control.closest(`.${styles.field}`)?.scrollIntoView({ block: "start" });
}

/** Lists all errors, takes focus, links to the fields (GOV.UK Design System, error summary). */
export function ErrorSummary({ errors, message, attempt }: Props) {
	const place = useRef<HTMLDivElement>(null);
	const list = Object.entries(errors);
	const wrong = list.length > 0 || Boolean(message);

	useEffect(() => {
		if (!wrong || attempt === 0) return;
		place.current?.focus();
		const title = document.title;
		const marked = `${formText.error}: ${title}`;
		document.title = marked;
		return () => {
			// The next page may have set its own title already.
			if (document.title === marked) document.title = title;
		};
	}, [wrong, attempt]);

	if (!wrong) return null;
	return (
		// biome-ignore lint/a11y/noAutofocus: in the response to a form submitted without JavaScript nothing else can set focus.
		<div ref={place} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
			{message ? <p lang={languageOf(message)}>{message}</p> : <h2>{formText.summary}</h2>}
			{list.length > 0 && (
				<ul>
					{list.map(([name, sentence]) => (
						<li key={name} lang={languageOf(sentence)}>
							<a href={`#${name}`} onClick={focusField}>
								{sentence}
							</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
