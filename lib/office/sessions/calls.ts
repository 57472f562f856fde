import "server-only";
import { sessionsText } from "@/lib/bengali/office/sessions";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { endOtherSessions } from "./sessions";

export const calls: OfficeCalls<"sessions"> = {
	end: officeCall({
		answer: doneAnswer,
		run: async ({ who }) => {
			await endOtherSessions(who);
			return done(sessionsText.ended);
		},
	}),
};
