/** Schemas of fields of forms, queries and paths: validation and normalisation of typed text, with Bengali messages. */
import { z } from "zod";
import { machineText } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { normalise, tidy, withLineEnds } from "@/lib/bengali/normalise";
import { studentText } from "@/lib/bengali/students";
import { readBirthDate } from "./dates";
import { itemKinds } from "./educational";
import { readBirthNumber, readMobile } from "./numbers";

const { field } = errorText;
const own = studentText.field;

/** Maximum of PostgreSQL's integer type, used for ids. */
export const largestId = 2_147_483_647;

/** Text of an integer from 1 to `last`, in Latin or Bengali digits. */
export const wholeNumber = (last: number, wrong: string = field.number) =>
	z
		.string()
		.transform(machineText)
		.pipe(z.string().regex(/^[1-9]\d{0,9}$/, wrong))
		.transform(Number)
		.pipe(z.int().max(last, { error: wrong, abort: true }));

/** Maps "" and null to undefined, and integers to strings. */
function given(value: unknown): unknown {
	if (typeof value === "string") return tidy(value) || undefined;
	if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
	return value ?? undefined;
}

const sentence =
	(wrong: string): z.core.$ZodErrorMap =>
	({ input }) =>
		input === undefined || input === null ? field.required : wrong;

/** Required text, without further checks. */
const text = (wrong: string = field.invalid) => z.string({ error: sentence(wrong) });

const checked = <T extends z.ZodType>(schema: T) => z.preprocess(given, schema);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(given, schema.optional());

/** Characters that no field may contain: controls, lone surrogates, bidirectional overrides and isolates. */
const forbidden = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/u;

const words = (max: number, lines: boolean) =>
	text()
		.transform(withLineEnds)
		.pipe(
			z
				.string()
				.max(max, field.tooLong)
				.refine((value) => !forbidden.test(value) && (lines || !value.includes("\n")), field.control)
				.refine((value) => !/[<>]/.test(value), own.html)
				.refine((value) => !/\p{Extended_Pictographic}/u.test(value), own.emoji),
		);

/** Required single-line text. */
export const lineField = (max: number) => checked(words(max, false));
export const optionalLine = (max: number) => optional(words(max, false));
/** @returns whether people may be called so: digits and signs alone are no name */
export const isPersonName = (text: string): boolean => /\p{L}/u.test(text);
const personName = words(120, false).refine(isPersonName, own.noLetter);
export const personNameField = checked(personName);
export const optionalPersonName = optional(personName);

/** Required multi-line text. */
export const linesField = (max: number) => checked(words(max, true));
/** Optional multi-line text. */
export const optionalLines = (max: number) => optional(words(max, true));

/** An integer from 1 to `last`: a code of the API, such as that of a class. */
const code = (last: number) => text(own.choice).pipe(wholeNumber(last, own.choice));

export const codeField = (last: number) => checked(code(last));
export const optionalCode = (last: number) => optional(code(last));

/** A yes or no: JSON's booleans, or the text of a form field. */
export const optionalFlag = optional(
	z.union([z.boolean(), z.stringbool({ truthy: ["true", "1", "on"], falsy: ["false", "0", "off"] })], {
		error: own.choice,
	}),
);

export const optionalChoice = <T extends string>(values: readonly T[]) =>
	optional(z.enum(values as readonly [T, ...T[]], { error: own.choice }));

/** A mobile number, see {@link readMobile}. */
export const optionalMobile = optional(reading(own.mobile, readMobile));

/** A birth registration number, see {@link readBirthNumber}. */
export const optionalBirthNumber = optional(reading(own.birthNumber, readBirthNumber));

/** A date of birth, see {@link readBirthDate}. */
export const optionalBirthDate = optional(
	text(own.date).transform((value, context) => {
		const read = readBirthDate(value);
		if ("date" in read) return read.date;
		context.addIssue({ code: "custom", message: own[read.fault] });
		return z.NEVER;
	}),
);

function reading(wrong: string, read: (value: string) => string | null) {
	return text(wrong).transform((value, context) => {
		const result = read(value);
		if (result !== null) return result;
		context.addIssue({ code: "custom", message: wrong });
		return z.NEVER;
	});
}

const whole = (last: number) => checked(text(field.number).pipe(wholeNumber(last)));

/** A record's own id. */
export const idField = whole(largestId);

/** A student id: up to ten digits. */
export const studentCodeField = whole(9_999_999_999);

/** A submitted password: any characters, limited length. */
export const passwordField = text().pipe(z.string().min(1, field.required).max(1000, field.tooLong));

const pageNumber = z
	.union([z.number(), z.string()], { error: field.number })
	.transform((value) => String(value).trim())
	.pipe(wholeNumber(largestId));

/** Page of a list, from 1; default 1. */
export const pageQuery = z.object({ page: pageNumber.optional().default(1) });

/** A record's name from a catch-all segment, so it may contain slashes, encoded or not. */
const pathName = z.array(z.string()).transform((parts) => normalise(parts.join("/")));

export const contentParams = z.object({ name: pathName });
export const itemParams = z.object({ type: z.enum(itemKinds), name: pathName });
