/**
 * Making identity cards, which get their numbers in the same transaction, and cancelling those that they replace. Taking
 * that back cancels what was made, and lets the former cards hold again; numbers are not given out twice.
 */
import "server-only";
import { todayInDhaka } from "@/lib/contract/dates";
import { takeNumbers } from "@/lib/data/sql";
import { studentStaffText } from "@/lib/office/words/students";
import { SchoolError } from "@/lib/school/errors";
import { listOf, query, sql } from "@/lib/school/query";
import { newCode } from "../certificates/operation";
import type { CardKind } from "../certificates/text-kinds";
import type { Operation, Plan, Writing } from "../operations/operation";
import { type Holder, readHolders } from "./cards";
import { kindOf } from "./people";
import { isOne, type ReplaceReason, type Who } from "./schema";
import { cardsText as text } from "./text";

/** `until` is yyyy-mm-dd. `instead`: the card of this one person that is cancelled, and why. */
export type CardsOrder = {
	who: Who;
	until: string;
	renew: boolean;
	instead?: { id: number; reason: ReplaceReason };
};

type CardsPlan = Plan & { order: CardsOrder; making: Holder[]; cancelled: { id: number; reason: ReplaceReason }[] };

/** Ids of cards. */
type Changes = { made: number[]; cancelled: number[] };

/** Rows that one statement inserts: with SQLite it has at most 32,766 values. */
const batch = 200;

const thisYear = () => Number(todayInDhaka().slice(0, 4));

export const identityCards: Operation<CardsOrder, CardsPlan, Changes, object, number> = {
	subject: "identity-cards",
	isGrave: true,
	// No page shows them.
	tags: [],

	/** @throws SchoolError "invalid" if the card that is to be replaced does not hold any longer */
	async plan(order, req) {
		const { who, renew, instead } = order;
		const holders = await readHolders(who, req);
		if (instead && !holders.some(({ card }) => card?.id === instead.id))
			throw new SchoolError("invalid", text.errors.replaced);
		const reasonOf = ({ card, isChanged }: Holder): ReplaceReason | null => {
			if (instead && card?.id === instead.id) return instead.reason;
			return renew && isChanged ? "changed" : null;
		};
		const cancelled = holders.flatMap((holder) => {
			const reason = reasonOf(holder);
			return holder.card && reason ? [{ id: holder.card.id, reason }] : [];
		});
		const making = holders.filter((holder) => {
			const reason = reasonOf(holder);
			return reason ? reason !== "ended" : holder.card === null;
		});
		return { order, making, cancelled };
	},

	async apply({ order: { who, until }, making, cancelled }, writing) {
		if (making.length + cancelled.length === 0) return null;
		const kind = kindOf(who);
		for (const reason of new Set(cancelled.map((card) => card.reason))) {
			const ids = cancelled.filter((card) => card.reason === reason).map(({ id }) => id);
			await cancel(ids, text.replace.reasons[reason], writing);
		}
		const { made, first } = await insert(kind, making, until, writing);
		return {
			title:
				isOne(who) && made.length > 0 ? text.of(kind, first, thisYear()) : text.several(kind, placeOf(who, making)),
			count: making.length || cancelled.length,
			facts: {},
			changes: { made, cancelled: cancelled.map(({ id }) => id) },
			answer: making.length,
		};
	},

	async takeBack({ made, cancelled }, writing) {
		await cancel(made, text.replace.takenBack, writing);
		if (cancelled.length > 0)
			// Not beside a newer one that holds, of a student in the same place, nor one of an erased person.
			await query(
				sql`UPDATE identity_cards SET state = 'valid', cancelled_at = NULL, cancelled_name = NULL, cancel_reason = NULL
					WHERE id IN (${listOf(cancelled)}) AND state = 'cancelled' AND card IS NOT NULL
						AND NOT EXISTS (SELECT 1 FROM identity_cards n WHERE n.state = 'valid' AND n.id > identity_cards.id
							AND n.valid_until >= ${todayInDhaka()} AND (n.teacher_id = identity_cards.teacher_id
								OR (n.student_id = identity_cards.student_id AND coalesce(n.enrolment_id = identity_cards.enrolment_id, true))))`,
				writing.req,
			);
		return [];
	},

	told: {
		kind: "students",
		action: "create",
		detail: ({ title, count }) => text.activity(title, count),
		takenBack: { action: "restore", detail: ({ title, count }) => text.activityUndone(title, count) },
	},
};

/** The class or section in the list of acts; nobody's name. */
function placeOf(who: Who, [holder]: readonly Holder[]): string {
	if (!holder) return "";
	if (who.of === "class") return holder.facts.class;
	return who.of === "section" ? studentStaffText.titles.section(holder.facts.section, holder.facts.class) : "";
}

async function insert(
	kind: CardKind,
	people: readonly Holder[],
	until: string,
	{ req, id, at, by, progress }: Writing,
) {
	const made: number[] = [];
	const last = people.length > 0 ? await takeNumbers(`identity-cards/${kind}/${thisYear()}`, people.length, req) : 0;
	const first = last - people.length + 1;
	progress.all(people.length);
	for (let from = 0; from < people.length; from += batch) {
		const rows = people.slice(from, from + batch).map((person, index) => {
			const owner = kind === "student" ? sql`${person.id}, ${person.enrolment}, NULL` : sql`NULL, NULL, ${person.id}`;
			return sql`(${kind}, ${thisYear()}, ${first + from + index}, ${todayInDhaka()}, ${until}, ${newCode()}, ${owner},
				${JSON.stringify(person.facts)}, ${id}, ${by?.name ?? ""}, ${at}, 'valid')`;
		});
		const inserted = await query<{ id: number }>(
			sql`INSERT INTO identity_cards (kind, year, number, date, valid_until, code, student_id, enrolment_id, teacher_id,
					card, operation_id, staff_name, made_at, state) VALUES ${sql.join(rows, sql`, `)} RETURNING id`,
			req,
		);
		made.push(...inserted.map((row) => row.id));
		progress.written(made.length);
	}
	return { made, first };
}

/** Of an erased person no reason is written. */
async function cancel(ids: readonly number[], reason: string, { req, by }: Writing): Promise<void> {
	if (ids.length === 0) return;
	await query(
		sql`UPDATE identity_cards SET state = 'cancelled', cancelled_at = ${new Date().toISOString()},
				cancelled_name = ${by?.name ?? ""}, cancel_reason = CASE WHEN card IS NULL THEN NULL ELSE ${reason} END
			WHERE id IN (${listOf(ids)}) AND state = 'valid'`,
		req,
	);
}
