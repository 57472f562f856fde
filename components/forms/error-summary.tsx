import { type MouseEvent, useEffect, useRef } from "react";
import { formText } from "@/lib/bengali/forms";
import { languageOf } from "@/lib/bengali/language";
import styles from "./forms.module.css";

type Props = {
	/** Sentences by the name of their field. */
	errors: Record<string, string>;
	/** A sentence about the whole form. */
	message?: string | null;
	/** Counts the sendings: focus comes here anew with each. */
	attempt: number;
};

function goTo(event: MouseEvent<HTMLAnchorElement>) {
	const control = document.getElementById(event.currentTarget.hash.slice(1));
	if (!control) return;
	// The browser would put the control at the upper edge, and its label and error above it, out of sight.
	event.preventDefault();
	control.focus({ preventScroll: true });
	control.closest(`.${styles.field}`)?.scrollIntoView({ block: "start" });
}

/** Everything that is wrong, in one place that takes focus; each sentence leads to its field (GOV.UK, error summary). */
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
			// The next page may have set its own by now.
			if (document.title === marked) document.title = title;
		};
	}, [wrong, attempt]);

	if (!wrong) return null;
	return (
		// biome-ignore lint/a11y/noAutofocus: in the answer to a form without JavaScript nothing else can bring focus here.
		<div ref={place} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
			{message ? <p lang={languageOf(message)}>{message}</p> : <h2>{formText.summary}</h2>}
			{list.length > 0 && (
				<ul>
					{list.map(([name, sentence]) => (
						<li key={name} lang={languageOf(sentence)}>
							<a href={`#${name}`} onClick={goTo}>
								{sentence}
							</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
