import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { deskText as text } from "@/lib/bengali/office/admissions";
import { readFilter } from "@/lib/office/admissions/filter";
import { listQueue } from "@/lib/office/admissions/queue";
import { requireTaskPage } from "@/lib/office/guard";
import { getClasses } from "@/lib/school/structure";
import { OfficeTemplate } from "../office-template";
import { AdmissionPages } from "./admission-pages";
import { AdmissionSearch } from "./admission-search";
import { AdmissionTable } from "./admission-table";

/** `/admin/admissions`: the applications of a state. */
export async function AdmissionsView(props: AdminViewServerProps) {
	const account = await requireTaskPage(await headers(), "admissions");
	const { page: asked, ...filter } = readFilter(props.searchParams ?? {});
	const [{ rows, counts, page, pages }, classes] = await Promise.all([listQueue(account, filter, asked), getClasses()]);
	const isSearch = filter.text !== "" || filter.class !== null;
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title }]} />
			<Gutter className="admissions-desk">
				<h1>{text.title}</h1>
				<AdmissionSearch classes={classes} counts={counts} filter={filter} />
				{rows.length > 0 ? (
					<AdmissionTable classes={classes} rows={rows} />
				) : (
					<p className="admissions-none">{isSearch ? text.notFound : text.none[filter.state]}</p>
				)}
				<AdmissionPages filter={filter} page={page} pages={pages} />
			</Gutter>
		</OfficeTemplate>
	);
}
