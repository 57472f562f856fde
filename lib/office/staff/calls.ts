import "server-only";
import { z } from "zod";
import { type OfficeCalls, officeCall } from "../calls";
import { makePasswordSlip } from "./set-password";

/** The account that gets a new password. */
const passwordSlipSchema = z.object({ id: z.int().positive() });

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

const passwordSlipAnswer = z.object({ success: z.literal(true), slip });

export const calls: OfficeCalls<"staff"> = {
	password: officeCall({
		stepUp: {},
		input: passwordSlipSchema,
		answer: passwordSlipAnswer,
		run: async ({ input: { id }, who }) => ({ success: true as const, slip: await makePasswordSlip(who, id) }),
	}),
};
