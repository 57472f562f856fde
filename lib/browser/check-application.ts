/** The call's own checks, run in the browser. They weigh more than the form, so the form imports them late. */
import { z } from "zod";
import { applicationSchema } from "@/lib/contract/application";

/** @returns what the call would say is wrong, by field; nothing where all is well */
export function faultsOf(body: unknown): Record<string, string[]> {
	const checked = applicationSchema.safeParse(body);
	return checked.success ? {} : (z.flattenError(checked.error).fieldErrors as Record<string, string[]>);
}
