import "server-only";
import { z } from "zod";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { endOtherSessions, endSession } from "./sessions";
import { sessionsText } from "./text";

/** A session's id, as the view has it. */
const sessionSchema = z.object({ session: z.uuid() });

export const calls: OfficeCalls<"sessions"> = {
	end: officeCall({
		answer: doneAnswer,
		run: async ({ who }) => {
			await endOtherSessions(who);
			return done(sessionsText.ended);
		},
	}),
	"end-one": officeCall({
		input: sessionSchema,
		answer: doneAnswer,
		run: async ({ input: { session }, who }) => {
			await endSession(session, who);
			return done(sessionsText.endedOne);
		},
	}),
};
