import "server-only";
import { records } from "@/lib/school/query";
import { believeClock } from "@/lib/upkeep/clock";
import { recordDone } from "../activity/record";
import { doneCall, type OfficeCalls } from "../calls";
import { warningText } from "./text";

const { clock } = warningText;

export const calls: OfficeCalls<"warnings"> = {
	"confirm-date": doneCall({
		said: clock.confirmed,
		run: async ({ who }) => {
			await believeClock(await records());
			await recordDone(who, { action: "update", kind: "clock", title: clock.act });
		},
	}),
};
