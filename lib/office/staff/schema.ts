import { z } from "zod";

/** The account that gets a new password. */
export const passwordSlipSchema = z.object({ id: z.int().positive() });

const slip = z.object({
	school: z.string(),
	name: z.string(),
	username: z.string().nullable(),
	email: z.string().nullable(),
	password: z.string(),
	/** When the password ends, ISO 8601. */
	until: z.string(),
});

/** What a slip shows; the password is in no other answer. */
export type PasswordSlip = z.infer<typeof slip>;

export const passwordSlipAnswer = z.object({ success: z.literal(true), slip });
