import { isNodeEnded } from "@/lib/machine/node-version.js";
import type { SignedIn } from "../guard";
import { CallButton } from "../parts/call-button";
import { warningText } from "./text";
import { findWarnings, keyOf } from "./warnings";

/**
 * On the start page of heads: what is to be done about the machine, and what others have done. The state of the backups
 * has a place of its own there.
 */
export async function StartWarnings({ staff }: { staff: SignedIn }) {
	const warnings = (await findWarnings()).filter((warning) =>
		"alert" in warning ? warning.by !== staff.id : warning.kind !== "backup" && warning.kind !== "check",
	);
	// No mail is sent of it: there is time, and it lasts until the server is worked on.
	const node = isNodeEnded() ? warningText.node(process.versions.node) : null;
	if (warnings.length === 0 && !node) return null;
	return (
		<section className="office-note faults" aria-labelledby="warnings">
			<h2 id="warnings">{warningText.title}</h2>
			<ul>
				{warnings.map((warning) => (
					<li key={keyOf(warning)}>
						{warning.href ? <a href={warning.href}>{warning.text}</a> : warning.text}
						{warning.kind === "clock" && (
							<CallButton label={warningText.clock.confirm} margin call="warnings/confirm-date" size="small" />
						)}
					</li>
				))}
				{node && <li>{node}</li>}
			</ul>
		</section>
	);
}
