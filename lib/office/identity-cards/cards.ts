/** The numbered cards: which one each person has, what is printed, and their register. */
import "server-only";
import type { PayloadRequest } from "payload";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { restrictedAt } from "@/lib/cms/students/restriction";
import { writtenCode } from "@/lib/contract/certificate-codes";
import { todayInDhaka } from "@/lib/contract/dates";
import { verifyPath } from "@/lib/contract/paths";
import { qrCodeUrl } from "@/lib/files/pictures/qr-code";
import { type Numeric, query, type SQL, sql } from "@/lib/school/query";
import { cardToken } from "@/lib/school/sheet-codes";
import { type CardKind, cardKinds } from "../certificates/text-kinds";
import { registerOf } from "../printing/register-file";
import { registerText } from "../printing/text";
import { type CardPerson, kindOf, readPeople } from "./people";
import type { CardFacts, CardState, Who } from "./schema";
import { cardsText as text } from "./text";

export type CardRow = {
	id: number;
	kind: CardKind;
	year: Numeric;
	number: Numeric;
	date: string;
	until: string;
	code: string;
	owner: number | null;
	card: string | null;
	restricted: string | Date | null;
	by: string;
	state: "valid" | "cancelled";
	cancelledBy: string | null;
	reason: string | null;
};

/** @param where condition on the card `c` @param req request whose transaction it joins */
export const readCards = (where: SQL, order: SQL, req?: PayloadRequest) =>
	query<CardRow>(
		sql`SELECT c.id, c.kind, c.year, c.number, c.date, c.valid_until AS until, c.code,
				coalesce(c.student_id, c.teacher_id) AS owner, c.card, c.staff_name AS "by", c.state,
				c.cancelled_name AS "cancelledBy", c.cancel_reason AS reason, ${restrictedAt} AS restricted
			FROM identity_cards c WHERE ${where} ORDER BY ${order}`,
		req,
	);

/** @returns the state of a card today: one that holds is expired after its last day */
export const stateOf = ({ state, until }: Pick<CardRow, "state" | "until">): CardState =>
	state === "valid" && until < todayInDhaka() ? "expired" : state;

/** A card that holds. `date` and `until` are yyyy-mm-dd. */
type HeldCard = Pick<CardRow, "id" | "kind" | "date" | "until" | "code"> & {
	year: number;
	number: number;
	facts: CardFacts;
};

/** `card` is the one that holds now. `isChanged`: the records say something else than it does. */
export type Holder = CardPerson & { card: HeldCard | null; isChanged: boolean };

/** @param facts of a card from before a fact was added lack it: that is no change */
const differ = (facts: CardFacts, now: CardFacts) =>
	(Object.keys(facts) as (keyof CardFacts)[]).some((name) => facts[name] !== now[name]);

/**
 * @param req request whose transaction it joins
 * @returns the people, each with the card that holds now; a student has one for each school year
 */
export async function readHolders(who: Who, req?: PayloadRequest): Promise<Holder[]> {
	const kind = kindOf(who);
	const of = "id" in who && who.of === "student" ? sql`AND c.student_id = ${who.id}` : sql``;
	const people = await readPeople(who, req);
	// That of a place that was deleted holds no longer (lib/school/papers).
	const holds = sql`c.state = 'valid' AND c.valid_until >= ${todayInDhaka()} AND c.card IS NOT NULL
		AND coalesce(c.enrolment_id, c.teacher_id) IS NOT NULL`;
	const rows = await readCards(sql`c.kind = ${kind} AND ${holds} ${of}`, sql`c.id`, req);
	const held = new Map(
		rows.map(({ owner, card, until, number, year, ...row }) => {
			const facts: CardFacts = JSON.parse(card ?? "");
			const { id, date, code } = row;
			const one: HeldCard = { id, kind, date, code, until, facts, number: Number(number), year: Number(year) };
			return [`${owner}/${facts.session}`, one] as const;
		}),
	);
	return people.map((person) => {
		const card = held.get(`${person.id}/${person.facts.session}`) ?? null;
		return { ...person, card, isChanged: card !== null && differ(card.facts, person.facts) };
	});
}

/** Cards in one print: as many as a class has, so that it needs as much memory for the whole school as for a class. */
const partSize = 100;

export type PrintedCard = HeldCard & {
	photo: CardPerson["photo"];
	/** For the check: the short code as it is written, and the QR code as a data URL. */
	written: string;
	qr: string;
};

type CardsPart = {
	cards: PrintedCard[];
	/** From 1. */
	part: number;
	/** The number of cards in each part. */
	parts: number[];
	/** How many people have no card yet. */
	unnumbered: number;
};

/**
 * @param asked the part, from 1; one that there is not is the last
 * @param site public address of the site
 * @returns the cards of a part of these people
 */
export async function readCardsPart(who: Who, asked: number, site: string): Promise<CardsPart> {
	const holders = await readHolders(who);
	const held = holders.flatMap(({ card, photo }) => (card ? [{ ...card, photo }] : []));
	const count = Math.max(1, Math.ceil(held.length / partSize));
	const part = Math.min(asked, count);
	return {
		cards: held.slice((part - 1) * partSize, part * partSize).map((card) => printed(card, site)),
		part,
		parts: Array.from({ length: count }, (_, index) => Math.min(partSize, held.length - index * partSize)),
		unnumbered: holders.length - held.length,
	};
}

const printed = (card: HeldCard & { photo: CardPerson["photo"] }, site: string): PrintedCard => ({
	...card,
	written: writtenCode(card.code),
	qr: qrCodeUrl(site + verifyPath(cardToken(card))),
});

/** A card as it would be: nothing is numbered by looking at it. */
export function sampleCard({ card, kind, facts, photo }: Holder, until: string, site: string): PrintedCard {
	if (card) return printed({ ...card, photo }, site);
	const year = Number(todayInDhaka().slice(0, 4));
	const unnumbered = { id: 0, kind, year, number: 0, date: "", until, code: "", facts, photo };
	return { ...unnumbered, written: "", qr: qrCodeUrl(site) };
}

export type PastCard = {
	id: number;
	number: number;
	year: number;
	/** As people read them. */
	date: string;
	until: string;
	state: CardState;
	by: string;
	reason: string;
	facts: CardFacts | null;
};

/** @returns all cards of one person, the newest first */
export async function readPastCards(kind: CardKind, id: number): Promise<PastCard[]> {
	const owner = kind === "staff" ? sql`c.teacher_id = ${id}` : sql`c.student_id = ${id}`;
	const rows = await readCards(sql`c.kind = ${kind} AND ${owner}`, sql`c.id DESC`);
	return rows.map((row) => ({
		...{ id: row.id, number: Number(row.number), year: Number(row.year) },
		...{ date: formatDate(row.date), until: formatDate(row.until), state: stateOf(row) },
		...{ by: row.cancelledBy ?? "", reason: row.reason ?? "" },
		facts: row.card === null ? null : JSON.parse(row.card),
	}));
}

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
