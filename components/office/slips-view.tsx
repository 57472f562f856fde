import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { sectionSlipText as text } from "@/lib/bengali/student-office";
import { requireStaffPage } from "@/lib/office/guard";
import { getSectionSizes } from "@/lib/office/slips";
import { getEnrolmentChoices } from "@/lib/office/student-record";
import { SectionSlips } from "./section-slips";

/** `/admin/slips`: password slips for all students of a section. */
export async function SlipsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
	await requireStaffPage(await headers(), "/admin/slips");
	const [choices, sizes] = await Promise.all([getEnrolmentChoices(), getSectionSizes()]);
	const { locale, permissions, req, visibleEntities } = initPageResult;
	const { i18n, payload, user } = req;
	const template = { i18n, locale, params, payload, permissions, req, searchParams, visibleEntities };
	return (
		<DefaultTemplate {...template} user={user ?? undefined}>
			<SetStepNav nav={[{ label: text.title }]} />
			<Gutter>
				<h1>{text.title}</h1>
				<p>{text.explain}</p>
				{sizes.length === 0 ? <p>{text.empty}</p> : <SectionSlips choices={choices} sizes={sizes} />}
			</Gutter>
		</DefaultTemplate>
	);
}
