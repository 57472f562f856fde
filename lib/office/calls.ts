/** What a subject's `calls.ts` consists of. Method, roles and body limit of a call stand in lib/contract/subjects. */
import "server-only";
import { z } from "zod";
import type { CallingSubject, CallName } from "@/lib/contract/subjects";
import type { SignedIn } from "./guard";

/** A file that the browser saves: its bytes, or where it lies on the disk. */
export type OfficeFile =
	| { name: string; type: "xlsx" | "csv" | "html"; bytes: Buffer }
	| { name: string; type: "gzip"; path: string; size: number };

/** The parsed fields, who asks, and the site's public address, by which they asked. */
type Asked<I extends z.ZodType> = { input: z.output<I>; who: SignedIn; site: string };

type Call<I extends z.ZodType, R> = {
	/** Schema of the fields, which a GET call has in its query and a POST call in its body; invalid is 422. */
	input?: I;
	run(asked: Asked<I>): Promise<R>;
};

/** A call of a subject, made by the functions below, which infer the types of its schemas. */
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

/** A call that leads to another path. */
export const redirectCall = <I extends z.ZodType = z.ZodObject>(call: Call<I, string>): OfficeCall => ({
	...call,
	answer: "redirect",
});

/** The calls of a subject: exactly those that the table names. */
export type OfficeCalls<S extends CallingSubject> = Record<CallName<S>, OfficeCall>;

/** The answer of an act: a sentence to show. */
export const doneAnswer = z.object({ success: z.literal(true), message: z.string() });

/** @returns that answer */
export const done = (message: string) => ({ success: true as const, message });
