import { Button } from "@payloadcms/ui";
import { cardsText as text } from "@/lib/bengali/office/identity-cards";
import { type FoundStudent, mostFound } from "@/lib/office/certificates/find";
import { cardsAddress, cardsPath } from "./address";

type Props = { typed: string; found: FoundStudent[] | null };

/** The student whose card is lost: a form that needs no script. */
export const FindOne = ({ typed, found }: Props) => (
	<section className="idcards-one">
		<h2>{text.one}</h2>
		<form action={cardsPath} className="certificates-search">
			<label htmlFor="idcards-find">{text.find}</label>
			<input
				aria-describedby="idcards-find-hint"
				autoComplete="off"
				className="office-control"
				defaultValue={typed}
				id="idcards-find"
				name="q"
				type="search"
			/>
			<Button buttonStyle="secondary" margin={false} type="submit">
				{text.search}
			</Button>
			<p id="idcards-find-hint" className="students-hint">
				{text.oneHint}
			</p>
		</form>
		{found?.length === 0 && <p role="status">{text.nobody}</p>}
		<ul className="certificates-found">
			{found?.slice(0, mostFound).map(({ id, name, about, father }) => (
				<li key={id}>
					<a href={cardsAddress({ who: { of: "student", id } })}>
						<strong>{name}</strong>
						<span>{[about, father].filter(Boolean).join(" · ")}</span>
					</a>
				</li>
			))}
		</ul>
		{found && found.length > mostFound && <p>{text.more}</p>}
	</section>
);
