/** The register of identity cards. */
import "server-only";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { registerOf } from "../printing/register-file";
import { registerText } from "../printing/text";
import { type CardRow, readCards, stateOf } from "./cards";
import type { CardFacts, CardState } from "./schema";
import { cardsText as text } from "./text";
import { cardKinds } from "./text-kinds";

/** As people read them; `state` tells cancelled cards apart, `cells` are in the order of the register's columns. */
type RegisterRow = { id: number; state: CardState; cells: string[] };

/** For whom; a word instead for a person who was erased or is restricted. */
function personOf({ card, restricted }: CardRow): string {
	if (restricted) return registerText.restricted;
	if (card === null) return registerText.nobody;
	const { name, code, class: of, section, roll, post }: CardFacts = JSON.parse(card);
	return text.register.person({ name, code, place: [of, section].filter(Boolean).join(" "), roll, post });
}

function registered(row: CardRow): RegisterRow {
	const { id, kind, date, until, by, cancelledBy, reason, restricted } = row;
	const state = stateOf(row);
	const how = [restricted ? "" : (reason ?? ""), cancelledBy ?? ""];
	return {
		...{ id, state },
		cells: [
			...[toBengaliDigits(row.number), cardKinds[kind], personOf(row), formatDate(date), formatDate(until), by],
			text.state(state, ...how),
		],
	};
}

export const cardRegister = registerOf({
	table: "identity_cards",
	kinds: cardKinds,
	words: text.register,
	read: readCards,
	shown: registered,
	rowOf: (row) => row,
});
