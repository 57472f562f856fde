import "server-only";
import { z } from "zod";
import { doneCall, type OfficeCalls } from "../calls";
import { endOtherSessions, endSession } from "./sessions";
import { sessionsText } from "./text";

/** A session's id, as the view has it. */
const sessionSchema = z.object({ session: z.uuid() });

export const calls: OfficeCalls<"sessions"> = {
	end: doneCall({
		said: sessionsText.ended,
		run: ({ who }) => endOtherSessions(who),
	}),
	"end-one": doneCall({
		input: sessionSchema,
		said: sessionsText.endedOne,
		run: ({ input: { session }, who }) => endSession(session, who),
	}),
};
