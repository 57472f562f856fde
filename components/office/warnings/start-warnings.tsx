import { warningText } from "@/lib/bengali/office/warnings";
import { findWarnings } from "@/lib/office/warnings/warnings";

/** On the start page of heads: what is to be done about the machine. The state of the backups has a place of its own there. */
export async function StartWarnings() {
	const warnings = (await findWarnings()).filter(({ kind }) => kind !== "backup" && kind !== "check");
	if (warnings.length === 0) return null;
	return (
		<section className="faults" aria-labelledby="warnings">
			<h2 id="warnings">{warningText.title}</h2>
			<ul>
				{warnings.map(({ kind, text, href }) => (
					<li key={kind}>{href ? <a href={href}>{text}</a> : text}</li>
				))}
			</ul>
		</section>
	);
}
