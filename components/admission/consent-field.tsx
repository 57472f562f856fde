"use client";
import type { ReactNode } from "react";
import { consentText as text } from "@/lib/bengali/consent";
import styles from "./application-form.module.css";
import { TextField, useTyped } from "./fields";

/**
 * The guardian's consent. Not required: consent that cannot be refused is none, and the admissions desk asks those who
 * have not given it.
 * @param kept what is kept, why, how long and who sees it
 */
export function ConsentField({ kept }: { kept: ReactNode }) {
	return (
		<div className={styles.wide}>
			{kept}
			<label className={`${styles.option} ${styles.consent}`}>
				<input
					type="checkbox"
					name="consent"
					value="true"
					aria-describedby="consent-hint"
					defaultChecked={useTyped("consent") === "true"}
				/>
				{text.tick}
			</label>
			<p id="consent-hint" className={styles.kept}>
				{text.withoutTick}
			</p>
			<TextField name="consent_name" wide autoComplete="off" />
		</div>
	);
}
