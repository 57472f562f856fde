"use client";
import { type MouseEvent, useEffect, useRef } from "react";
import { errorSummaryText } from "@/lib/bengali/admission";
import { type FieldErrors, wrongFields } from "@/lib/browser/application-errors";
import { useErrorTitle } from "@/lib/browser/use-error-title";
import styles from "./error-summary.module.css";
import { idOf } from "./field";

function goTo(event: MouseEvent<HTMLAnchorElement>) {
	const field = document.getElementById(event.currentTarget.hash.slice(1));
	if (!field) return;
	// A field under the upper edge would hide its own name and error.
	event.preventDefault();
	field.focus({ preventScroll: true });
	(field.closest("fieldset:not([data-group])") ?? field.parentElement)?.scrollIntoView({ block: "start" });
}

/** Everything that is wrong, above the form: it takes the focus and leads to each field. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
	const box = useRef<HTMLDivElement>(null);
	const fields = wrongFields(errors);
	const wrong = fields.length > 0;
	useErrorTitle(wrong);

	// Every try to send makes a new set of errors, also when they are the same ones.
	useEffect(() => {
		if (wrongFields(errors).length > 0) box.current?.focus();
	}, [errors]);

	if (!wrong) return null;
	return (
		<div ref={box} role="alert" tabIndex={-1} aria-labelledby="error-summary" className={styles.summary}>
			<h2 id="error-summary">{errorSummaryText.heading}</h2>
			<ul>
				{fields.map((name) => (
					<li key={name}>
						<a href={`#${idOf(name)}`} onClick={goTo}>
							{errors[name]}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
