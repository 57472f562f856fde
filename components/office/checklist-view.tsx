import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { formatDate } from "@/lib/bengali/dates";
import { checklistText as texts } from "@/lib/bengali/start-page";
import { readChecklist } from "@/lib/office/checklist";
import { requireStaffPage } from "@/lib/office/guard";
import { ChecklistTable } from "./checklist-table";
import { PrintButton } from "./print-button";
import styles from "./start.module.css";

/** `/admin/checklist`: the directorate's checklist, whole, on one printed page. */
export async function ChecklistView({ initPageResult, params, searchParams }: AdminViewServerProps) {
	await requireStaffPage(await headers(), "/admin/checklist");
	const items = await readChecklist();
	const { locale, permissions, req, visibleEntities } = initPageResult;
	const { i18n, payload, user } = req;
	const template = { i18n, locale, params, payload, permissions, req, searchParams, visibleEntities };
	return (
		<DefaultTemplate {...template} user={user ?? undefined}>
			<SetStepNav nav={[{ label: texts.title }]} />
			<Gutter className={styles.sheet}>
				<h1>{texts.title}</h1>
				<p>{texts.explanation}</p>
				<p>{texts.printedAt(formatDate(new Date().toISOString()))}</p>
				<ChecklistTable items={items} />
				<PrintButton>{texts.print}</PrintButton>
			</Gutter>
		</DefaultTemplate>
	);
}
