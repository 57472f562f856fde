import { useEffect } from "react";
import { ClassNames } from "@/components/layout/class-names";
import { printByMenu } from "@/lib/bengali/forms";
import { storeApplicationToken } from "@/lib/browser/tokens";
import type { OpenedApplication } from "@/lib/contract/students";
import { ApplicationProgress, ApplicationSheet } from "./application-sheet";

/** An application opened without JavaScript, and what has become of it. */
export default function Opened({ opened }: { opened: OpenedApplication }) {
	const { token, application, classes, code, progress } = opened;
	// JavaScript was only late: it is open on this device after all.
	useEffect(() => storeApplicationToken(token, { isNew: false }), [token]);
	return (
		<ClassNames classes={classes}>
			{/* biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else leads past the login, which stands above. */}
			<div tabIndex={-1} autoFocus>
				<ApplicationProgress progress={progress} />
			</div>
			<p className="no-print">{printByMenu}</p>
			<ApplicationSheet application={application} code={code} />
		</ClassNames>
	);
}
