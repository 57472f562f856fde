import { SubjectPage, subjectPage } from "../parts/office-template";
import { type CountedCircular, listCirculars, mostCirculars } from "./circulars";
import { CircularFacts } from "./counts";
import { circularsText as text } from "./text";

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
			{asking.map((of) => (
				<div className="office-line circulars-class" key={of.id}>
					{of.places.length > 1 && (
						<strong>
							{of.name}: {text.count(of.read, of.asked)}
						</strong>
					)}
					<ul className="office-plain office-row circulars-places">
						{of.places.map((place) => (
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
