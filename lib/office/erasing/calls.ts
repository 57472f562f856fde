import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { erase } from "./erasing";
import { erasingSchema } from "./schema";
import { erasingText } from "./text";

export const calls: OfficeCalls<"erasing"> = {
	erase: officeCall({
		input: erasingSchema,
		answer: doneAnswer,
		run: async ({ input: { kind, id }, who }) => {
			await erase(kind, id, who);
			return done(erasingText.done);
		},
	}),
};
