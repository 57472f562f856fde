/** What the registers of numbered papers share. */
import { z } from "zod";
import { wholeNumber } from "@/lib/contract/input";

/** Papers on a page of a register. */
export const registerPage = 50;

export const yearField = z.string().trim().pipe(wholeNumber(9999));
const wholePage = z.string().trim().pipe(wholeNumber(100_000));

/** @returns the schema of a register's address: what is not understood is left out */
export const registerQueryOf = <Kind extends string>(kindField: z.ZodType<Kind>) =>
	z.object({
		year: yearField.optional().catch(undefined),
		kind: kindField.optional().catch(undefined),
		page: wholePage.catch(1),
		print: z.literal("1").optional().catch(undefined),
	});
