/** Kinds of input that several calls share, with their Bengali sentences (contract.md, rules for every call). */
import { z } from "zod";
import { toLatinDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { normalise } from "@/lib/bengali/normalise";
import { itemKinds } from "./educational";

const { field } = errorText;

/** The largest number that an id column holds in PostgreSQL. */
export const largestId = 2_147_483_647;

/** Text of a whole number from 1 to `last`, in digits of either kind. */
export const wholeNumber = (last: number) =>
	z
		.string()
		.transform(toLatinDigits)
		.pipe(z.string().regex(/^[1-9]\d{0,9}$/, field.number))
		.transform(Number)
		.pipe(z.number().max(last, field.number));

const pageNumber = z
	.union([z.number(), z.string()], { error: field.number })
	.transform((value) => String(value).trim())
	.pipe(wholeNumber(largestId));

/** The page of a list, counted from 1; the first when it is not given. */
export const pageQuery = z.object({ page: pageNumber.optional().default(1) });

/** A record's name as the last parts of a path: a slash in it may stand encoded or plain. */
const pathName = z.array(z.string()).transform((parts) => normalise(parts.join("/")));

export const contentParams = z.object({ name: pathName });
export const itemParams = z.object({ type: z.enum(itemKinds), name: pathName });
