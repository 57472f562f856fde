import "server-only";
import { z } from "zod";
import { notFoundError } from "@/lib/school/errors";
import { recordDone } from "../activity/record";
import { done, doneAnswer, doneCall, fileCall, type OfficeCalls, officeCall } from "../calls";
import { exportProgress, readReady, startExport, takeReady } from "./ready";
import { exportText as text } from "./text";

export const calls: OfficeCalls<"export"> = {
	start: doneCall({ said: text.started, run: async () => startExport() }),
	progress: officeCall({
		method: "GET",
		answer: doneAnswer.extend({ running: z.boolean(), failed: z.boolean() }),
		run: async () => {
			const { running, failed } = exportProgress();
			return { ...done(failed ? text.failed : text.made), running, failed };
		},
	}),
	file: fileCall({
		method: "GET",
		stepUp: {},
		run: async ({ who }) => {
			if (!(await readReady())) throw notFoundError();
			// Before the file is taken, of which there is no second one.
			await recordDone(who, { action: "export", kind: "backup", title: text.act });
			return { ...(await takeReady()), type: "archive", persons: 0 };
		},
	}),
};
