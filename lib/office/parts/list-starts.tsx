/** Above Payload's lists: the way to what is done with many of their records, for those who may do it. */
import { headers } from "next/headers";
import { schoolYearText } from "@/lib/bengali/school-year";
import { calendarPath } from "@/lib/contract/paths";
import { deskText } from "../admissions/text";
import { circularsText } from "../circulars/text";
import { dateListText } from "../date-list/text";
import { findStaffFor } from "../guard";
import { importText } from "../import/text";
import { sectionRosterText } from "../section-roster/text";
import { sectionSlipText } from "../slips/text";
import type { Subject } from "../subjects";

type Links = Readonly<Record<string, string>>;

/** @param links paths and their labels. @param className of their line */
const listStart = (subject: Subject, links: Links, className: string) => async () => {
	const account = await findStaffFor(await headers(), subject);
	return (
		account && (
			<p className={className}>
				{Object.entries(links).map(([href, label]) => (
					<a key={href} href={href}>
						{label}
					</a>
				))}
			</p>
		)
	);
};

/** Applications' facts are corrected in the list; here is the way to the decisions. */
export const ApplicationListStart = listStart(
	"admissions",
	{ "/admin/admissions": deskText.title },
	"office-row student-list-links",
);

export const CircularsStart = listStart(
	"circulars",
	{ "/admin/circulars": circularsText.listLink },
	"office-targets circulars-start",
);

export const DateListStart = listStart(
	"date-list",
	{ "/admin/school-dates/import": dateListText.link, [calendarPath()]: schoolYearText.onSite },
	"office-row date-list-links",
);

export const StudentListStart = listStart(
	"students",
	{
		"/admin/section-roster": sectionRosterText.link,
		"/admin/slips": sectionSlipText.link,
		"/admin/import": importText.open,
	},
	"office-row student-list-links",
);
