/**
 * Types and constructors for the `calls.ts` of a subject (a section of the back office such as "marks"), which defines
 * its API calls. Their roles are those of the subject (lib/office/subjects).
 */
import "server-only";
import type { Readable } from "node:stream";
import { z } from "zod";
import type { Part } from "@/lib/files/store";
import type { SignedIn } from "./guard";
import type { CallingSubject, CallName } from "./subjects";
import { readTypedDate } from "./values/typed-dates";
import { typedDateText } from "./words/typed-dates";

/**
 * A file to download: its bytes, what reads it or a part of it, or an open file. `persons`: of how many it tells what lists
 * of daily work do not show; what the account itself has sent or types in every day is none (lib/office/warnings/reading).
 */
export type OfficeFile = { name: string; persons: number } & (
	| { type: "xlsx" | "csv" | "html" | "txt"; bytes: Buffer }
	| { type: "gzip" | "sealed" | "tar"; size: number; read: (part?: Part) => Readable }
	/** Without a name any more: it is sent once. */
	| { type: "archive"; descriptor: number; size: number }
);

/** The parsed fields, the signed-in account, and the public address of the site to which the request was sent. */
type Asked<I extends z.ZodType> = { input: z.output<I>; who: SignedIn; site: string };

type Call<I extends z.ZodType, R> = {
	/** GET has its fields in the query, POST (the default) in the body. */
	method?: "GET" | "POST";
	/** What the body holds besides fields; its limit is that of a form with such a file. */
	file?: "picture" | "spreadsheet";
	/**
	 * Whether the session must have proved itself in the last minutes (lib/cms/second-factor/step-up): `always` also where
	 * STAFF_SECOND_FACTOR demands nothing. `unless` names fields, with one of which the call is not asked for it.
	 */
	stepUp?: { always?: boolean; unless?: readonly string[] };
	/** Schema of the fields; invalid is 422. */
	input?: I;
	run(asked: Asked<I>): Promise<R>;
	/** Of an answer with persons: how many are counted, as of a file. */
	persons?(answered: R, input: z.output<I>): number;
};

/** A call of a subject; created by the functions below, which infer the types of its schemas. */
export type OfficeCall = Call<z.ZodType, unknown> & { answer: z.ZodType | "file" | "redirect" };

/** A call that is answered with JSON; the schema of the answer strips other fields. */
export const officeCall = <A extends z.ZodType, R extends z.input<A>, I extends z.ZodType = z.ZodObject>(
	call: Call<I, R> & { answer: A },
): OfficeCall => call;

/** A call that is answered with a file. */
export const fileCall = <I extends z.ZodType = z.ZodObject>(call: Call<I, OfficeFile>): OfficeCall => ({
	...call,
	answer: "file",
});

/** A call that is answered with a redirect to the path that `run` returns. */
export const redirectCall = <I extends z.ZodType = z.ZodObject>(call: Call<I, string>): OfficeCall => ({
	...call,
	answer: "redirect",
});

/** The calls of a subject: exactly those that the table names. */
export type OfficeCalls<S extends CallingSubject> = Record<CallName<S>, OfficeCall>;

/** Schema of the answer of a call that changes something: a sentence to show. */
export const doneAnswer = z.object({ success: z.literal(true), message: z.string() });

/** @returns an answer of the schema {@link doneAnswer} */
export const done = (message: string) => ({ success: true as const, message });

/**
 * A call that changes something, and is answered with a sentence to show.
 * @param said the sentence, or one made of what `run` returns
 */
export const doneCall = <R, I extends z.ZodType = z.ZodObject>({
	said,
	run,
	...call
}: Omit<Call<I, R>, "persons"> & { said: string | ((done: R, input: z.output<I>) => string) }): OfficeCall =>
	officeCall<typeof doneAnswer, z.input<typeof doneAnswer>, I>({
		...call,
		answer: doneAnswer,
		run: async (asked) => {
			const result = await run(asked);
			return done(typeof said === "string" ? said : said(result, asked.input));
		},
	});

/** A day and a time in Dhaka as staff type them, see {@link readTypedDate}; null for empty text. */
export const typedMoment = z.string({ error: typedDateText.faults.unclear }).transform((value, context) => {
	const read = readTypedDate(value, true);
	if (read === null || "date" in read) return read?.date ?? null;
	context.addIssue({ code: "custom", message: typedDateText.faults[read.fault] });
	return z.NEVER;
});
