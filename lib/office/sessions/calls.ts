import "server-only";
import { staffText } from "@/lib/bengali/staff";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { endOtherSessions } from "./sessions";

export const calls: OfficeCalls<"sessions"> = {
	end: officeCall({
		answer: doneAnswer,
		run: async ({ who }) => {
			await endOtherSessions(who);
			return done(staffText.sessions.ended);
		},
	}),
};
