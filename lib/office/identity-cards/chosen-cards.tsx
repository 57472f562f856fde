import { toBengaliDigits } from "@/lib/bengali/digits";
import { todayInDhaka } from "@/lib/contract/dates";
import { getSettings } from "@/lib/school/settings";
import { ListTable } from "../parts/column-heads";
import { MakeCards, ReplaceCard } from "./card-acts";
import { CardBack, CardFront } from "./card-sides";
import { type Holder, type PastCard, readHolders, readPastCards, sampleCard } from "./cards";
import { kindOf } from "./people";
import { type CardDesign, type CardPaper, cardsAddress, isOne, type Who, whoValue } from "./schema";
import { cardText, cardsText as text } from "./text";

/** All cards that one person has got. */
const PastCards = ({ cards }: { cards: PastCard[] }) =>
	cards.length > 0 && (
		<section className="office-snug">
			<h2>{text.history}</h2>
			<ListTable columns={text.columns}>
				{cards.map(({ id, number, year, date, until, state, reason, by }) => (
					<tr key={id}>
						<th scope="row">{cardText.numberOf(number, year)}</th>
						<td>{date}</td>
						<td>{until}</td>
						<td>{text.state(state, reason, by)}</td>
					</tr>
				))}
			</ListTable>
		</section>
	);

type Props = { who: Who; design: CardDesign; paper: CardPaper; site: string; maySign: boolean };

/** The last day of the school year of the cards, or of this year. @returns yyyy-mm-dd */
function lastDay([holder]: readonly Holder[]): string {
	const [year, session] = [Number(todayInDhaka().slice(0, 4)), Number(holder?.facts.session)];
	return `${Math.max(year, session)}-12-31`;
}

const typed = (day: string) => toBengaliDigits(day.split("-").reverse().join("-"));

/** Who of the chosen has a card, a photo and new facts, a sample, and the button that prints them. */
export async function ChosenCards({ who, design, paper, site, maySign }: Props) {
	const [holders, school] = await Promise.all([readHolders(who), getSettings()]);
	const [first] = holders;
	if (!first)
		return (
			<p role="status">
				{text.none} {text.noneHint}
			</p>
		);
	const fresh = holders.filter(({ card }) => card === null).length;
	const changed = holders.filter(({ isChanged }) => isChanged);
	const missing = holders.filter(({ photo }) => photo === null);
	const until = lastDay(holders);
	const print = cardsAddress({ who, design, paper }, "/print");
	const sample = sampleCard(holders.find(({ photo }) => photo) ?? first, until, site);
	return (
		<div className="office-row idcards-chosen">
			<div className="office-snug idcards-state">
				<p role="status">
					{[
						text.count(holders.length),
						...(fresh > 0 ? [text.fresh(fresh)] : []),
						...(fresh < holders.length ? [text.having(holders.length - fresh)] : []),
						...(missing.length === 0 ? [text.complete] : []),
					].join(" ")}
				</p>
				{missing.length > 0 && (
					<People label={text.missing(missing.length)} people={missing} hrefOf={recordOf} isOpen />
				)}
				{changed.length > 0 && <People label={text.changed(changed.length)} people={changed} hrefOf={recordOf} />}
				<MakeCards
					changed={changed.length}
					fresh={fresh}
					maySign={maySign}
					print={print}
					until={typed(until)}
					who={whoValue(who)}
				/>
				{isOne(who) && first.card && <ReplaceCard id={first.card.id} print={print} until={typed(until)} />}
				{isOne(who) && <PastCards cards={await readPastCards(kindOf(who), who.id)} />}
				{/* Staff are found by no search of students. */}
				{who.of === "staff" && (
					<People
						label={text.one}
						people={holders}
						hrefOf={(holder) => cardsAddress({ who: { of: "teacher", id: holder.id }, design, paper })}
					/>
				)}
			</div>
			<section aria-label={text.sample(sample.facts.name)} className="idcards-sample">
				<p>{text.sample(sample.facts.name)}</p>
				<CardFront card={sample} design={design} school={school} />
				<CardBack card={sample} design={design} school={school} signed={null} />
			</section>
		</div>
	);
}

/** Where the photo is put in. */
const recordOf = ({ kind, id }: Holder) =>
	kind === "staff" ? `/admin/collections/teachers/${id}` : `/admin/collections/students/${id}`;

const aboutOf = ({ facts: { name, class: schoolClass, section, roll, post } }: Holder) =>
	[name, post, [schoolClass, section].filter(Boolean).join(" "), toBengaliDigits(roll)].filter(Boolean).join(" · ");

type PeopleProps = { label: string; people: Holder[]; hrefOf: (holder: Holder) => string; isOpen?: boolean };

const People = ({ label, people, hrefOf, isOpen = false }: PeopleProps) => (
	<details className="office-more idcards-people" open={isOpen}>
		<summary>{label}</summary>
		<ul>
			{people.map((person) => (
				<li key={person.id}>
					<a href={hrefOf(person)}>{aboutOf(person)}</a>
				</li>
			))}
		</ul>
	</details>
);
