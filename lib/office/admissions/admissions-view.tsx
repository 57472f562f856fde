import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import type { SchoolClass } from "@/lib/contract/students";
import { getClasses, getTaughtClasses } from "@/lib/school/structure";
import { requireTaskPage } from "../guard";
import { OfficeTemplate } from "../parts/office-template";
import { AcceptSeveral, type Applicant } from "./accept-several";
import { AdmissionPages } from "./admission-pages";
import { AdmissionSearch } from "./admission-search";
import { AdmissionTable } from "./admission-table";
import { getDesk } from "./application";
import { readFilter } from "./filter";
import { listQueue, type QueueRow } from "./queue";
import { deskText as text } from "./text";

/** `/admin/admissions`: the applications of a state. */
export async function AdmissionsView(props: AdminViewServerProps) {
	const account = await requireTaskPage(await headers(), "admissions");
	const { page: asked, ...filter } = readFilter(props.searchParams ?? {});
	const [{ rows, counts, page, pages }, classes, desk] = await Promise.all([
		listQueue(account, filter, asked),
		getClasses(),
		getDesk(),
	]);
	const isSearch = filter.text !== "" || filter.class !== null;
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title }]} />
			<Gutter className="admissions-desk">
				<h1>{text.title}</h1>
				<AdmissionSearch classes={await getTaughtClasses()} counts={counts} filter={filter} />
				{rows.length > 0 && filter.state === "new" && (
					<AcceptSeveral applicants={applicantsOf(rows, classes)} desk={desk}>
						<AdmissionTable classes={classes} rows={rows} selects />
					</AcceptSeveral>
				)}
				{rows.length > 0 && filter.state !== "new" && <AdmissionTable classes={classes} rows={rows} />}
				{rows.length === 0 && <p className="admissions-none">{isSearch ? text.notFound : text.none[filter.state]}</p>}
				<AdmissionPages filter={filter} page={page} pages={pages} />
			</Gutter>
		</OfficeTemplate>
	);
}

/** What accepting several has to know of them. */
const applicantsOf = (rows: QueueRow[], classes: readonly SchoolClass[]): Applicant[] =>
	rows.map(({ id, class: of, consent, doubles }) => ({
		...{ id, class: of },
		className: classes.find((one) => one.id === of)?.class_name ?? text.noClass,
		hasConsent: consent === "given",
		hasDoubles: doubles.length > 0,
	}));
