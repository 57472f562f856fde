import "server-only";
import { type OfficeCalls, officeCall } from "../calls";
import { passwordSlipAnswer, passwordSlipSchema } from "./schema";
import { makePasswordSlip } from "./set-password";

export const calls: OfficeCalls<"staff"> = {
	password: officeCall({
		input: passwordSlipSchema,
		answer: passwordSlipAnswer,
		run: async ({ input: { id }, who }) => ({ success: true as const, slip: await makePasswordSlip(who, id) }),
	}),
};
