import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { accountSchema, codeSchema, proofSchema, recoveryAnswer, setUpAnswer, stateAnswer } from "./schema";
import { finishSetUp, getSecondFactor, removeSecondFactor, renewRecoveryCodes, startSetUp } from "./second-factor";
import { prove } from "./step-up";
import { secondFactorText } from "./text";

const { recovery, remove, setUp, stepUp } = secondFactorText;

export const calls: OfficeCalls<"second-factor"> = {
	state: officeCall({
		input: accountSchema,
		answer: stateAnswer,
		run: async ({ input: { id }, who }) => ({ success: true as const, ...(await getSecondFactor(who, id)) }),
	}),
	/** Proves the session once more. */
	prove: officeCall({
		input: proofSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			await prove(who, input);
			return done(stepUp.done);
		},
	}),
	/** For what is fetched by a link or a form, which cannot ask for the proof: refused until the session has given it. */
	proved: officeCall({ answer: doneAnswer, run: async () => done(stepUp.done) }),
	start: officeCall({
		answer: setUpAnswer,
		run: async ({ who }) => ({ success: true as const, ...(await startSetUp(who)) }),
	}),
	finish: officeCall({
		input: codeSchema,
		answer: recoveryAnswer,
		run: async ({ input: { code }, who }) => ({ ...done(setUp.done), codes: await finishSetUp(who, code) }),
	}),
	"renew-codes": officeCall({
		answer: recoveryAnswer,
		run: async ({ who }) => ({ ...done(recovery.once), codes: await renewRecoveryCodes(who) }),
	}),
	remove: officeCall({
		input: accountSchema,
		answer: doneAnswer,
		run: async ({ input: { id }, who }) => {
			await removeSecondFactor(who, id);
			return done(remove.done);
		},
	}),
};
