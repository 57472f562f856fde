import { erasedParts, keptParts, erasingText as text } from "@/lib/office/erasing/text";

/** What goes and what stays when a student's data is erased: the same lists as in the back office. */
export function ErasingLists({ months }: { months: number }) {
	return (
		<>
			<h3>{text.goes}</h3>
			<ul>
				{Object.entries(erasedParts).map(([part, words]) => (
					<li key={part}>{words}</li>
				))}
			</ul>
			<h3>{text.stays}</h3>
			<ul>
				{Object.entries(keptParts).map(([part, words]) => (
					<li key={part}>{words}</li>
				))}
			</ul>
			<p>{text.staysWhy}</p>
			<p>{text.none}</p>
			<p>{text.applicant}</p>
			<p>{text.backupsPublic(months)}</p>
		</>
	);
}
