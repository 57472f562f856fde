"use client";
import type { ReactNode } from "react";
import { closedFormText as text } from "@/lib/bengali/admission-days";
import { readDraft } from "@/lib/browser/application-draft";
import { useHydrated } from "@/lib/browser/use-hydrated";
import styles from "./application-form.module.css";

type Props = {
	/** Why no application is accepted, with the days. */
	sentence: string;
	/** The form. */
	children: ReactNode;
};

/**
 * Instead of the form outside of the days of admission. After a submit without an answer the form is shown all the same:
 * the application may have been stored, and submitting again tells.
 */
export default function ClosedAdmission({ sentence, children }: Props) {
	const draft = useHydrated() ? readDraft() : null;
	return (
		<>
			<div className={styles.note}>
				<div>
					<h2>{text.heading}</h2>
					<p>{sentence}</p>
					<p>{text.contact}</p>
					{draft && !draft.unanswered && <p>{text.draft}</p>}
				</div>
			</div>
			{draft?.unanswered && children}
		</>
	);
}
