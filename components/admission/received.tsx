import { useEffect } from "react";
import { receivedText as text } from "@/lib/bengali/application";
import { printByMenu } from "@/lib/bengali/forms";
import { clearDraft } from "@/lib/browser/application-draft";
import { keepApplication } from "@/lib/browser/tokens";
import type { ReceivedApplication } from "@/lib/contract/students";
import styles from "./application-form.module.css";
import { ApplicationSheet } from "./application-sheet";

/** An application that was sent without a script: without storage it is seen this once, so it is to be printed. */
export default function Received({ received: { token, application } }: { received: ReceivedApplication }) {
	// A script that came late after all.
	useEffect(() => {
		keepApplication(token);
		clearDraft();
	}, [token]);

	return (
		<>
			<div className={`${styles.note} no-print`}>
				<div>
					<h2>{text.heading}</h2>
					<p>{text.once}</p>
					<p>{printByMenu}</p>
				</div>
			</div>
			<ApplicationSheet application={application} />
			<p className="no-print">
				<a href="/" className="button">
					{text.home}
				</a>
			</p>
		</>
	);
}
