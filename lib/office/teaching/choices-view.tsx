import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { idField } from "@/lib/contract/input";
import { getYears } from "@/lib/school/structure";
import { requireTaskPage } from "../guard";
import { OfficeTemplate } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { type Choosing, readChoosing } from "./choices";
import { ChoicesGrid } from "./choices-grid";
import { teachingText as text } from "./text";

/** `/admin/teaching/students`: which subjects the students of a section take. */
export async function ChoicesView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "teaching");
	const { year, section } = props.searchParams ?? {};
	const [years, found] = await Promise.all([getYears(), findChoosing(year, section)]);
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title, url: "/admin/teaching" }, { label: text.who }]} />
			<Gutter className="teaching-view">
				{found === "gone" ? (
					<p role="alert">{text.gone}</p>
				) : (
					<>
						<h1>{text.whoHeading(found.section.title, years.find(({ id }) => id === found.year)?.year ?? 0)}</h1>
						<p>
							<a href={`/admin/teaching?year=${found.year}&class=${found.section.class}`}>{text.back}</a>
						</p>
						{found.students.length === 0 ? <p>{text.noStudents}</p> : <ChoicesGrid choosing={found} />}
					</>
				)}
			</Gutter>
		</OfficeTemplate>
	);
}

async function findChoosing(year: unknown, section: unknown): Promise<Choosing | "gone"> {
	const [yearId, sectionId] = [year, section].map((id) => idField.safeParse(id).data);
	if (!yearId || !sectionId) return "gone";
	return (await orGone(readChoosing(yearId, sectionId))) ?? "gone";
}
