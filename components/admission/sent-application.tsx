"use client";
import { receivedText as text } from "@/lib/bengali/application";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { closeSent, numberOf, useSent, useTokens } from "@/lib/browser/tokens";
import { applicationPath, printHash } from "@/lib/contract/paths";
import styles from "./sent-application.module.css";

/** Panel above the home page for the application just submitted, until it is closed. */
export function SentApplication() {
	const number = useSent();
	const hasToken = useTokens()?.applications.some((token) => numberOf(token) === number);
	if (!number || !hasToken) return null;
	const path = applicationPath(number);
	return (
		<section aria-labelledby="sent-application" className={`${styles.panel} no-print`}>
			<h2 id="sent-application">{text.heading}</h2>
			<p>
				{text.number} <strong>{toBengaliDigits(number)}</strong>
			</p>
			<div className="row">
				<a href={path} className="button">
					{text.view}
				</a>
				<a href={`${path}${printHash}`} className="button quiet">
					{text.printNow}
				</a>
				<button type="button" className="button quiet" onClick={closeSent}>
					{text.close}
				</button>
			</div>
		</section>
	);
}
