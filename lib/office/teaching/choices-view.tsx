import { idField } from "@/lib/contract/input";
import { getYears } from "@/lib/school/structure";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { type Choosing, readChoosing } from "./choices";
import { ChoicesGrid } from "./choices-grid";
import { teachingText as text } from "./text";

/** `/admin/teaching/students`: which subjects the students of a section take. */
export const ChoicesView = subjectPage("teaching", async ({ view, query }) => {
	const [years, found] = await Promise.all([getYears(), findChoosing(query.year, query.section)]);
	const above = [{ label: text.title, url: "/admin/teaching" }];
	const page = { view, above, className: "teaching-view", title: text.who };
	if (found === "gone")
		return (
			<SubjectPage {...page} heading={null}>
				<p role="alert">{text.gone}</p>
			</SubjectPage>
		);
	const year = years.find(({ id }) => id === found.year)?.year ?? 0;
	return (
		<SubjectPage {...page} heading={<h1>{text.whoHeading(found.section.title, year)}</h1>}>
			<p>
				<a href={`/admin/teaching?year=${found.year}&class=${found.section.class}`}>{text.back}</a>
			</p>
			{found.students.length === 0 ? <p>{text.noStudents}</p> : <ChoicesGrid choosing={found} />}
		</SubjectPage>
	);
});

async function findChoosing(year: unknown, section: unknown): Promise<Choosing | "gone"> {
	const [yearId, sectionId] = [year, section].map((id) => idField.safeParse(id).data);
	if (!yearId || !sectionId) return "gone";
	return (await orGone(readChoosing(yearId, sectionId))) ?? "gone";
}
