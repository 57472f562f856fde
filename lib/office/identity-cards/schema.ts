/** Requests and answers about identity cards, and what is stored of one. */
import { z } from "zod";
import { todayInDhaka } from "@/lib/contract/dates";
import { idField, largestId, optionalFlag, wholeNumber } from "@/lib/contract/input";
import { readDay } from "@/lib/office/certificates/certificate-text";
import { withQuery } from "../paths";
import { cardsText } from "./text";

/** Whose cards: of everybody, a class or a section in a year (its id), of all staff, or of one person. */
export type Who =
	| { of: "all"; year: number }
	| { of: "class" | "section"; id: number; year: number }
	| { of: "staff" }
	| { of: "student" | "teacher"; id: number };

/** @returns the choice as a field of forms and addresses: `section-12-3` */
export const whoValue = (who: Who): string =>
	[who.of, "id" in who ? who.id : [], "year" in who ? who.year : []].flat().join("-");

/** @returns null for a text that is no choice */
export function readWho(value: string): Who | null {
	const [, of, ...parts] =
		/^(all|class|section|staff|student|teacher)(?:-(\d{1,10}))?(?:-(\d{1,10}))?$/.exec(value) ?? [];
	const numbers = parts.filter((part) => part !== undefined).map(Number);
	if (numbers.some((number) => number < 1 || number > largestId)) return null;
	const [first, second] = numbers;
	if (of === "staff") return first === undefined ? { of } : null;
	if (first === undefined) return null;
	if (of === "class" || of === "section") return second === undefined ? null : { of, id: first, year: second };
	if (second !== undefined) return null;
	if (of === "all") return { of, year: first };
	return of === "student" || of === "teacher" ? { of, id: first } : null;
}

/** Whether cards of one person are asked for. */
export const isOne = (who: Who): who is Extract<Who, { of: "student" | "teacher" }> =>
	who.of === "student" || who.of === "teacher";

const whoField = z.string().transform((value, context) => {
	const who = readWho(value);
	if (who) return who;
	context.addIssue({ code: "custom", message: cardsText.errors.who });
	return z.NEVER;
});

/** Years from now in which a card may end. */
const mostYears = 5;

/** The last day of a card, as it is typed; as yyyy-mm-dd. */
const untilField = z.string().transform((value, context) => {
	const day = readDay(value)?.split("-").reverse().join("-");
	const today = todayInDhaka();
	const last = `${Number(today.slice(0, 4)) + mostYears}${today.slice(4)}`;
	if (day && day >= today && day <= last) return day;
	context.addIssue({ code: "custom", message: cardsText.errors.until });
	return z.NEVER;
});

const keysOf = <T extends string>(table: Record<T, unknown>) => Object.keys(table) as [T, ...T[]];

export type CardDesign = keyof typeof cardsText.designs;
export type CardPaper = keyof typeof cardsText.papers;
export type ReplaceReason = keyof typeof cardsText.replace.reasons;

/** `renew`: those whose facts have changed since get a new card, and the former is cancelled. */
export const makeSchema = z.object({ who: whoField, until: untilField, renew: optionalFlag });

/** Cancels the card `id`, and makes another, unless the reason is that none is needed. */
export const replaceSchema = z.object({
	id: idField,
	until: untilField,
	reason: z.enum(keysOf<ReplaceReason>(cardsText.replace.reasons)),
});

/** How many cards were made. */
export const madeAnswer = z.object({ success: z.literal(true), count: z.number() });
export type MadeAnswer = z.output<typeof madeAnswer>;

const design = z.enum(keysOf<CardDesign>(cardsText.designs)).catch("band");
const paper = z.enum(keysOf<CardPaper>(cardsText.papers)).catch("sheet");
const part = z.string().trim().pipe(wholeNumber(1000)).catch(1);

/** Whether a card holds: one that does is expired after its last day. */
export type CardState = "valid" | "cancelled" | "expired";

/** The address of the views: what is not understood is left out. */
export const cardsQuery = z.object({
	who: z.string().transform(readWho).catch(null),
	...{ design, paper, part },
	/** Printed with the picture of the head teacher's signature. */
	signed: z.literal("1").optional().catch(undefined),
});

/** What stands on a card, as it was on its day: the column `card`. All but the name may be empty. */
export type CardFacts = {
	name: string;
	english: string;
	code: string;
	class: string;
	section: string;
	roll: string;
	/** The calendar year. */
	session: string;
	post: string;
	/** As lib/office/words/person-values writes it. */
	blood: string;
	guardian: string;
	mobile: string;
};

export const cardsPath = "/admin/printing/identity-cards";

type Choice = { who: Who; design?: CardDesign; paper?: CardPaper; part?: number; signed?: "1" | undefined };

/** @param view "/print" for the cards themselves. @returns the address of the view with that choice */
export const cardsAddress = ({ who, ...choice }: Choice, view: "" | "/print" = ""): string =>
	withQuery(cardsPath + view, { who: whoValue(who), ...choice });
