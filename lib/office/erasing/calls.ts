import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { erase, erasingSchema } from "./erasing";
import { erasingText } from "./text";

export const calls: OfficeCalls<"erasing"> = {
	erase: officeCall({
		stepUp: {},
		input: erasingSchema,
		answer: doneAnswer,
		run: async ({ input: { kind, id }, who }) => {
			await erase(kind, id, who);
			return done(erasingText.done);
		},
	}),
};
