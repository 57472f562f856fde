import { useEffect } from "react";
import { printByMenu } from "@/lib/bengali/forms";
import { storeApplicationToken } from "@/lib/browser/tokens";
import type { OpenedApplication } from "@/lib/contract/students";
import { ApplicationProgress } from "./application-progress";
import { ApplicationSheet } from "./application-sheet";

/** An application opened without JavaScript, and what has become of it. */
export default function Opened({ opened: { token, application, code, progress } }: { opened: OpenedApplication }) {
	// JavaScript was only late: it is open on this device after all.
	useEffect(() => storeApplicationToken(token, { isNew: false }), [token]);
	return (
		<>
			<ApplicationProgress progress={progress} />
			<p className="no-print">{printByMenu}</p>
			<ApplicationSheet application={application} code={code} />
		</>
	);
}
