import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { requireTaskPage } from "../guard";
import { OfficeTemplate } from "../parts/office-template";
import { CircularFacts } from "./circular-facts";
import { type CountedCircular, listCirculars, mostCirculars } from "./circulars";
import { circularsText as text } from "./text";

/** `/admin/circulars`: the notices that families confirm, and how many have, by section. */
export async function CircularsView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "circulars");
	const circulars = await listCirculars();
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title }]} />
			<Gutter className="circulars">
				<h1>{text.title}</h1>
				<p>{circulars.length > 0 ? text.explanation : text.none}</p>
				<ul className="circulars-list">
					{circulars.map((circular) => (
						<Counted key={circular.id} circular={circular} />
					))}
				</ul>
				{circulars.length === mostCirculars && <p>{text.most(mostCirculars)}</p>}
			</Gutter>
		</OfficeTemplate>
	);
}

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
				<div className="circulars-class" key={of.id}>
					{of.places.length > 1 && (
						<strong>
							{of.name}: {text.count(of.read, of.asked)}
						</strong>
					)}
					<ul className="circulars-places">
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
