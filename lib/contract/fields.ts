/** Input schemas shared by several calls, with Bengali messages. */
import { z } from "zod";
import { machineText } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { normalise } from "@/lib/bengali/normalise";
import { itemKinds } from "./educational";

const { field } = errorText;

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
