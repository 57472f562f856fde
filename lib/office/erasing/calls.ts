import "server-only";
import { doneCall, type OfficeCalls } from "../calls";
import { erase, erasingSchema } from "./erasing";
import { erasingText } from "./text";

export const calls: OfficeCalls<"erasing"> = {
	erase: doneCall({
		stepUp: {},
		input: erasingSchema,
		said: erasingText.done,
		run: ({ input: { kind, id }, who }) => erase(kind, id, who),
	}),
};
