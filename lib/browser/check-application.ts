/** The API's schema, run in the browser. A chunk of its own, because zod weighs more than the form. */
import "./jitless";

import { z } from "zod";
import { applicationSchema } from "@/lib/contract/application";

/** @returns the API's validation messages by field; empty if valid */
export function validationErrors(body: unknown): Record<string, string[]> {
	const checked = applicationSchema.safeParse(body);
	return checked.success ? {} : (z.flattenError(checked.error).fieldErrors as Record<string, string[]>);
}
