import "server-only";
import { z } from "zod";
import { recordDone } from "../activity/record";
import { doneCall, type OfficeCalls, officeCall } from "../calls";
import { updatesText } from "./text";
import { startUpdate, startWayBack, updateProgress } from "./updates";

export const calls: OfficeCalls<"updates"> = {
	start: doneCall({
		stepUp: {},
		said: updatesText.started,
		run: async ({ who }) => {
			startUpdate();
			await recordDone(who, { action: "update", kind: "settings", title: updatesText.recorded });
		},
	}),
	back: doneCall({
		stepUp: {},
		said: updatesText.back.started,
		run: async ({ who }) => {
			await startWayBack();
			await recordDone(who, { action: "update", kind: "settings", title: updatesText.back.title });
		},
	}),
	progress: officeCall({
		method: "GET",
		answer: z.object({ running: z.boolean(), said: z.array(z.string()) }),
		run: async () => updateProgress(),
	}),
};
