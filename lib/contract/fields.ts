/** Kinds of input that several calls share, with their Bengali sentences (contract.md, rules for every call). */
import { z } from "zod";
import { toLatinDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";

const { field } = errorText;

/** A whole number from 1; Bengali digits count, text of digits counts. */
export const positive = z
	.union([z.number(), z.string()], { error: field.number })
	.transform((value) => toLatinDigits(String(value).trim()))
	.pipe(
		z
			.string()
			.regex(/^[1-9]\d{0,9}$/, field.number)
			.transform(Number),
	);

/** The page of a list, counted from 1; the first when it is not given. */
export const pageQuery = z.object({ page: positive.optional().default(1) });
