import { z } from "zod";

/** A code as it was typed; lib/auth/second-factor reads it. */
const code = z.string().trim().min(1).max(100);

export const codeSchema = z.object({ code });

/** What the session proves itself with: `code` for an account with a second factor, else `password`. */
export const proofSchema = z.object({ code: code.optional(), password: z.string().max(1000).optional() });

/** Without an id: the own account. */
export const accountSchema = z.object({ id: z.coerce.number().int().positive().optional() });

export const stateAnswer = z.object({
	success: z.literal(true),
	/** Since when it is set, ISO 8601. */
	setAt: z.string().nullable(),
	recoveryCodes: z.number(),
	/** Until when the account may put it off, ISO 8601; null: it is not asked to set one up. */
	delayEnds: z.string().nullable(),
	/** Whether its owner may switch it off. */
	isOptional: z.boolean(),
});
export type SecondFactorState = Omit<z.infer<typeof stateAnswer>, "success">;

export const setUpAnswer = z.object({
	success: z.literal(true),
	/** Base32, for typing. */
	secret: z.string(),
	/** `otpauth://…`, and the same as a picture: a data URL. */
	uri: z.string(),
	picture: z.string(),
});
export type SetUp = Omit<z.infer<typeof setUpAnswer>, "success">;

/** The recovery codes; they are in no other answer. */
export const recoveryAnswer = z.object({ success: z.literal(true), message: z.string(), codes: z.array(z.string()) });
