import { useEffect } from "react";
import { openApplicationText, receivedText as text } from "@/lib/bengali/application";
import { printByMenu } from "@/lib/bengali/forms";
import { clearDraft } from "@/lib/browser/application-draft";
import { storeApplicationToken } from "@/lib/browser/tokens";
import type { ReceivedApplication } from "@/lib/contract/students";
import styles from "./application-form.module.css";
import { ApplicationSheet } from "./application-sheet";

/** An application submitted without JavaScript: no token is stored, so that its number is needed to open it again. */
export default function Received({ received: { token, application, code } }: { received: ReceivedApplication }) {
	// JavaScript was only late: store the token after all.
	useEffect(() => {
		storeApplicationToken(token);
		clearDraft();
	}, [token]);

	return (
		<>
			<div className={`${styles.note} no-print`}>
				<div>
					<h2>{text.heading}</h2>
					<p>{text.later}</p>
					<p>{printByMenu}</p>
				</div>
			</div>
			<ApplicationSheet application={application} code={code} />
			<p className="buttons no-print">
				<a href="/" className="button">
					{text.home}
				</a>
				<a href="/student-login" className="button quiet">
					{openApplicationText.heading}
				</a>
			</p>
		</>
	);
}
