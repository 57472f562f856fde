import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { requireTaskPage } from "../guard";
import { OfficeTemplate } from "../parts/office-template";
import { getEnrolmentChoices } from "../students/record";
import { SectionSlips } from "./section-slips";
import { getSectionSizes, slipDays } from "./slips";
import { sectionSlipText as text } from "./text";

/** `/admin/slips`: password slips for all students of a section. */
export async function SlipsView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "slips");
	const { year, section } = props.searchParams ?? {};
	const [choices, sizes] = await Promise.all([getEnrolmentChoices(), getSectionSizes()]);
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title }]} />
			<Gutter>
				<h1>{text.title}</h1>
				<p>{text.explain(slipDays)}</p>
				{sizes.length === 0 ? (
					<p>{text.empty}</p>
				) : (
					<SectionSlips
						choices={choices}
						sizes={sizes}
						chosen={{ year: Number(year) || 0, section: Number(section) || 0 }}
					/>
				)}
			</Gutter>
		</OfficeTemplate>
	);
}
