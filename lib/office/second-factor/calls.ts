import "server-only";
import { z } from "zod";
import { done, doneCall, type OfficeCalls, officeCall } from "../calls";
import { finishSetUp, getSecondFactor, removeSecondFactor, renewRecoveryCodes, startSetUp } from "./second-factor";
import { prove } from "./step-up";
import { secondFactorText } from "./text";

/** A code as it was typed; lib/auth/second-factor reads it. */
const code = z.string().trim().min(1).max(100);

const codeSchema = z.object({ code });

/** What the session proves itself with: `code` for an account with a second factor, else `password`. */
const proofSchema = z.object({ code: code.optional(), password: z.string().max(1000).optional() });

/** Without an id: the own account. */
const accountSchema = z.object({ id: z.coerce.number().int().positive().optional() });

const stateAnswer = z.object({
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

const setUpAnswer = z.object({
	success: z.literal(true),
	/** Base32, for typing. */
	secret: z.string(),
	/** `otpauth://…`, and the same as a picture: a data URL. */
	uri: z.string(),
	picture: z.string(),
});
export type SetUp = Omit<z.infer<typeof setUpAnswer>, "success">;

/** The recovery codes; they are in no other answer. */
const recoveryAnswer = z.object({ success: z.literal(true), message: z.string(), codes: z.array(z.string()) });

const { recovery, remove, setUp, stepUp } = secondFactorText;

export const calls: OfficeCalls<"second-factor"> = {
	state: officeCall({
		method: "GET",
		input: accountSchema,
		answer: stateAnswer,
		run: async ({ input: { id }, who }) => ({ success: true as const, ...(await getSecondFactor(who, id)) }),
	}),
	/** Proves the session once more. */
	prove: doneCall({
		input: proofSchema,
		said: stepUp.done,
		run: ({ input, who }) => prove(who, input),
	}),
	/** For what is fetched by a link or a form, which cannot ask for the proof: refused until the session has given it. */
	proved: doneCall({ stepUp: {}, said: stepUp.done, run: async () => undefined }),
	start: officeCall({
		stepUp: { always: true },
		answer: setUpAnswer,
		run: async ({ who }) => ({ success: true as const, ...(await startSetUp(who)) }),
	}),
	finish: officeCall({
		input: codeSchema,
		answer: recoveryAnswer,
		run: async ({ input: { code }, who }) => ({ ...done(setUp.done), codes: await finishSetUp(who, code) }),
	}),
	"renew-codes": officeCall({
		stepUp: {},
		answer: recoveryAnswer,
		run: async ({ who }) => ({ ...done(recovery.once), codes: await renewRecoveryCodes(who) }),
	}),
	remove: doneCall({
		stepUp: {},
		input: accountSchema,
		said: remove.done,
		run: ({ input: { id }, who }) => removeSecondFactor(who, id),
	}),
};
