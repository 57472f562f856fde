import { formatMoment } from "@/lib/bengali/dates";
import type { Consent } from "./application";
import { consentStateText as text } from "./text";

/** Whether a guardian has consented to what is kept, who, when and to which wording. */
export function AdmissionConsent({ consent: { state, version, name, at } }: { consent: Consent }) {
	return (
		<section aria-labelledby="consent">
			<h2 id="consent">{text.title}</h2>
			{state === "given" ? (
				<p>
					{text.given(name ?? "", at ? formatMoment(at) : "")} {text.version(version)}
				</p>
			) : (
				<p>
					<strong>{text.missing[state ?? "unasked"]}.</strong> {text.explain[state ?? "unasked"]}
				</p>
			)}
		</section>
	);
}
