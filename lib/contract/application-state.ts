/** What has become of an application, for the applicant's page and the admissions desk. */
import { z } from "zod";

/** Waiting, accepted or refused. */
export const applicationStates = ["new", "admitted", "refused"] as const;
export type ApplicationState = (typeof applicationStates)[number];

/**
 * Whether a guardian has consented to what is kept: `given`; `withheld` by one who was asked, in the form; `none` from a
 * program that did not ask.
 */
export const consentStates = ["given", "withheld", "none"] as const;
export type ConsentState = (typeof consentStates)[number];

/** Answer to the applicant's own page. */
export const applicationStateAnswer = z.object({
	state: z.enum(applicationStates),
	/** Of a refusal. */
	reason: z.string().nullable(),
	/** ISO 8601. */
	decided_at: z.string().nullable(),
});
export type ApplicationStateAnswer = z.infer<typeof applicationStateAnswer>;
