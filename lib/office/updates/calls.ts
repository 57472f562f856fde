import "server-only";
import { z } from "zod";
import { recordDone } from "../activity/record";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { updatesText } from "./text";
import { startUpdate, startWayBack, updateProgress } from "./updates";

export const calls: OfficeCalls<"updates"> = {
	start: officeCall({
		stepUp: {},
		answer: doneAnswer,
		run: async ({ who }) => {
			startUpdate();
			await recordDone(who, { action: "update", kind: "settings", title: updatesText.recorded });
			return done(updatesText.started);
		},
	}),
	back: officeCall({
		stepUp: {},
		answer: doneAnswer,
		run: async ({ who }) => {
			await startWayBack();
			await recordDone(who, { action: "update", kind: "settings", title: updatesText.back.title });
			return done(updatesText.back.started);
		},
	}),
	progress: officeCall({
		method: "GET",
		answer: z.object({ running: z.boolean(), said: z.array(z.string()) }),
		run: async () => updateProgress(),
	}),
};
