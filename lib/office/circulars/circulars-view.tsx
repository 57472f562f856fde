import { notFound } from "next/navigation";
import { Table } from "@/components/layout/column-heads";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { type CountedCircular, getCounted, listCirculars, mostCirculars } from "./circulars";
import { CircularFacts, ReachedBy, ReachedCounts } from "./counts";
import { readTold, type Told } from "./reached";
import { circularsText as text } from "./text";
import { ToldBox } from "./told-box";

/** `/admin/circulars`: the notices that families confirm, and how many have, by section. */
export const CircularsView = subjectPage("circulars", async ({ view }) => {
	const circulars = await listCirculars();
	return (
		<SubjectPage view={view} className="office-targets circulars">
			<p>{circulars.length > 0 ? text.explanation : text.none}</p>
			<ul className="office-plain circulars-list">
				{circulars.map((circular) => (
					<Counted key={circular.id} circular={circular} />
				))}
			</ul>
			{circulars.length === mostCirculars && <p>{text.most(mostCirculars)}</p>}
		</SubjectPage>
	);
});

function Counted({ circular }: { circular: CountedCircular }) {
	const { asking, id, name } = circular;
	const path = `/admin/circulars/${id}`;
	return (
		<li>
			<h2>
				<a href={path}>{name}</a>
			</h2>
			<CircularFacts circular={circular} />
			{asking.map((schoolClass) => (
				<div className="office-line circulars-class" key={schoolClass.id}>
					{schoolClass.places.length > 1 && (
						<strong>
							{schoolClass.name}: {text.count(schoolClass.read, schoolClass.asked)}
						</strong>
					)}
					<ul className="office-plain office-row circulars-places">
						{schoolClass.places.map((place) => (
							<li key={place.id} data-done={place.read === place.asked}>
								<a href={`${path}#section-${place.id}`}>
									{place.title}: {text.count(place.read, place.asked)}
								</a>
							</li>
						))}
					</ul>
				</div>
			))}
		</li>
	);
}

/** `/admin/circulars/:id`: who has confirmed a notice and who has not, by section and roll, and how each was told. */
export const CircularView = subjectPage("circulars", async ({ view, id }) => {
	const path = `/admin/circulars/${id}`;
	const circular = id ? await orGone(getCounted(id)) : "gone";
	if (circular === "gone") notFound();
	const pupils = await readTold({ ...circular, asks: true });
	const places = circular.asking.flatMap((schoolClass) => schoolClass.places);
	const count = pupils.filter(({ readAt }) => !readAt).length;
	return (
		<SubjectPage
			view={view}
			above={[{ label: text.title, url: "/admin/circulars" }]}
			className="office-targets circulars"
			heading={<h1>{circular.name}</h1>}
			title={text.cell}
		>
			<CircularFacts circular={circular} />
			{count === 0 && circular.asked > 0 && <p>{text.allRead}</p>}
			{circular.asked > 0 && <ReachedCounts asks pupils={pupils} />}
			<p className="office-line circulars-acts">
				{count > 0 && (
					<>
						<strong>{text.unread(count)}</strong>
						<a href={`${path}/print`}>{text.printAll}</a>
					</>
				)}
				<a href={`${path}/reach`}>{text.reach.title}</a>
			</p>
			{places.map(({ id, title, asked, read }) => (
				<section key={id} aria-labelledby={`section-${id}`}>
					<h2 id={`section-${id}`}>
						{title} <small>{text.count(read, asked)}</small>
					</h2>
					<Pupils notice={circular.id} pupils={pupils.filter((pupil) => pupil.section.id === id)} />
					{read < asked && places.length > 1 && (
						<p className="office-line circulars-acts">
							<a href={`${path}/print?section=${id}`} aria-label={text.printOf(title)}>
								{text.printAll}
							</a>
						</p>
					)}
				</section>
			))}
		</SubjectPage>
	);
});

const { columns } = text;

/** Of a section: who has not confirmed, and folded who has. */
function Pupils({ notice, pupils }: { notice: number; pupils: readonly Told[] }) {
	const [unread, read] = [pupils.filter(({ readAt }) => !readAt), pupils.filter(({ readAt }) => readAt)];
	return (
		<>
			{unread.length === 0 ? <p>{text.sectionRead}</p> : <Unread notice={notice} pupils={unread} />}
			{read.length > 0 && (
				<details>
					<summary>{text.readOnes(read.length)}</summary>
					<ul className="office-plain">
						{read.map((pupil) => (
							<li key={pupil.id}>
								{toBengaliDigits(pupil.roll)}. {pupil.name} <ReachedBy pupil={pupil} />
							</li>
						))}
					</ul>
				</details>
			)}
		</>
	);
}

const Unread = ({ notice, pupils }: { notice: number; pupils: readonly Told[] }) => (
	<Table columns={[columns.roll, columns.name, columns.mobile, text.byHand]} className="office-table circulars-table">
		{pupils.map((pupil) => (
			<tr key={pupil.id}>
				<td>{toBengaliDigits(pupil.roll)}</td>
				<th scope="row">
					<a href={`/admin/collections/students/${pupil.id}`}>{pupil.name}</a> <ReachedBy pupil={pupil} />
				</th>
				<td>{pupil.mobile ? <a href={`tel:${pupil.mobile}`}>{toBengaliDigits(pupil.mobile)}</a> : text.noMobile}</td>
				<td>
					<ToldBox name={pupil.name} notice={notice} student={pupil.id} told={pupil.told.told !== undefined} />
				</td>
			</tr>
		))}
	</Table>
);
