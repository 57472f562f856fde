/** Kinds of input that several calls share, with their Bengali sentences (contract.md, rules for every call). */
import { z } from "zod";
import { toLatinDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { normalise } from "@/lib/bengali/normalise";
import { itemKinds } from "./educational";

const { field } = errorText;

/** The largest number that an id column holds in PostgreSQL. */
const largest = 2_147_483_647;

/** A whole number from 1; Bengali digits count, text of digits counts. */
export const positive = z
	.union([z.number(), z.string()], { error: field.number })
	.transform((value) => toLatinDigits(String(value).trim()))
	.pipe(
		z
			.string()
			.regex(/^[1-9]\d{0,9}$/, field.number)
			.transform(Number)
			.pipe(z.number().max(largest, field.number)),
	);

/** The page of a list, counted from 1; the first when it is not given. */
export const pageQuery = z.object({ page: positive.optional().default(1) });

/** A record's name as the last parts of a path: a slash in it may stand encoded or plain. */
const pathName = z.array(z.string()).transform((parts) => normalise(parts.join("/")));

export const contentParams = z.object({ name: pathName });
export const itemParams = z.object({ type: z.enum(itemKinds), name: pathName });
