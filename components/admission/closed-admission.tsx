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
 * Shown instead of the form while admission is closed. After a submit whose response was lost the form stays: the
 * application may have been stored, and a retry, which is idempotent, finds out.
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
