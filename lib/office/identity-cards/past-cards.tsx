import { ColumnHeads } from "../parts/column-heads";
import type { PastCard } from "./cards";
import { cardText, cardsText as text } from "./text";

/** All cards that one person has got. */
export const PastCards = ({ cards }: { cards: PastCard[] }) =>
	cards.length > 0 && (
		<section className="idcards-past">
			<h2>{text.history}</h2>
			<div className="table">
				<table>
					<ColumnHeads columns={text.columns} />
					<tbody>
						{cards.map(({ id, number, year, date, until, state, reason, by }) => (
							<tr key={id}>
								<th scope="row">{cardText.numberOf(number, year)}</th>
								<td>{date}</td>
								<td>{until}</td>
								<td>{text.state(state, reason, by)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
