import { idField } from "@/lib/contract/input";
import { nationalSets } from "@/lib/office/words/national-sets";
import { groupNames } from "@/lib/office/words/person-choices";
import { getYears } from "@/lib/school/structure";
import { classSetupText } from "../class-setup/text";
import { mayDo } from "../guard";
import { gridParts } from "../marks/grid";
import type { Subject } from "../marks/subjects";
import { subjectText } from "../marks/text";
import { ChoiceField, YearField } from "../parts/act-field";
import { CallButton } from "../parts/call-button";
import { ListTable } from "../parts/column-heads";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { type Choosing, readChoosing } from "./choices";
import { ChoicesGrid } from "./choices-grid";
import { readTeaching, readTeachingChoices, type TeachingView as Teaching } from "./setup";
import { teachingText as text } from "./text";

/** `/admin/teaching`: the subjects of a class in a year. */
export const TeachingView = subjectPage("teaching", async ({ view, staff, query: { year, class: schoolClass } }) => {
	const [{ present, years, classes }, found] = await Promise.all([
		readTeachingChoices(),
		findTeaching(year, schoolClass),
	]);
	return (
		<SubjectPage view={view} className="teaching-view">
			<p>
				{text.explanation} {mayDo(staff, "class-setup") && <a href="/admin/class-setup">{classSetupText.link}</a>}
			</p>
			<form action="/admin/teaching" className="office-choices teaching-choices">
				<YearField defaultValue={String(year ?? present ?? "")} name="year" years={years} />
				<ChoiceField
					defaultValue={String(schoolClass ?? "")}
					empty
					label={text.class}
					name="class"
					options={classes.map(({ id, class_name }) => ({ id, title: class_name }))}
					required
				/>
				<button className="btn btn--style-primary btn--size-medium" type="submit">
					{text.open}
				</button>
			</form>
			{found === "gone" && <p role="alert">{text.gone}</p>}
			{found !== null && found !== "gone" && (
				<Opened teaching={found} year={years.find(({ id }) => id === found.year)?.year ?? 0} />
			)}
		</SubjectPage>
	);
});

/** @returns what the query string names, null if it names nothing, "gone" if there is no such class */
async function findTeaching(year: unknown, schoolClass: unknown): Promise<Teaching | "gone" | null> {
	if (!year || !schoolClass) return null;
	const [yearId, classId] = [year, schoolClass].map((id) => idField.safeParse(id).data);
	if (!yearId || !classId) return "gone";
	return orGone(readTeaching(yearId, classId));
}

function Opened({ teaching, year }: { teaching: Teaching; year: number }) {
	const { class: of, earlier, sections, subjects, unreleased } = teaching;
	const place = { year: teaching.year, class: of.id };
	return (
		<>
			<h2>{text.heading(of.name, year)}</h2>
			{subjects.length === 0 ? <p>{text.none}</p> : <Subjects subjects={subjects} />}
			<p>
				<a href="/admin/collections/subjects/create">{text.add}</a>
			</p>
			<p role="status">{text.unreleased(unreleased)}</p>
			<h3>{text.national}</h3>
			<p>{text.nationalNote}</p>
			<ul className="office-plain office-stack teaching-sets">
				{earlier !== null && (
					<li>
						<CallButton body={place} label={text.copy(earlier)} call="teaching/copy-year" />
					</li>
				)}
				{Object.entries(nationalSets).map(([name, { source, title }]) => (
					<li key={name}>
						<CallButton body={{ ...place, set: name }} label={text.take(title)} call="teaching/take-set" />{" "}
						<small>{text.source(source)}</small>
					</li>
				))}
			</ul>
			{sections.length > 0 && (
				<>
					<h3>{text.who}</h3>
					<ul>
						{sections.map(({ id, name }) => (
							<li key={id}>
								<a href={`/admin/teaching/students?year=${teaching.year}&section=${id}`}>{text.section(name)}</a>
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

/** @returns for whom a subject is, in words */
const takersText = ({ choice, groups, takers }: Subject) =>
	[choice ?? subjectText.takers[takers], groups.map((group) => groupNames[group]).join(", ")]
		.filter((part) => part !== "")
		.join(": ");

function Subjects({ subjects }: { subjects: Subject[] }) {
	const { counted, name, parts, takers } = text.columns;
	return (
		<ListTable columns={[name, takers, parts, counted]}>
			{subjects.map((subject) => (
				<tr key={subject.id}>
					<th scope="row">
						<a href={`/admin/collections/subjects/${subject.id}`}>{subject.name}</a>
					</th>
					<td>{takersText(subject)}</td>
					<td>
						{gridParts(subject)
							.map((part) => text.part(part.name, part.full, part.pass))
							.join(" · ")}
					</td>
					<td>{subject.counted ? text.counted.yes : text.counted.no}</td>
				</tr>
			))}
		</ListTable>
	);
}

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
