import "server-only";
import { doneCall, type OfficeCalls } from "../calls";
import { applyOperation } from "../operations/apply";
import { menuSchema, siteMenu } from "./operation";
import { siteMenuText } from "./text";

export const calls: OfficeCalls<"site-menu"> = {
	save: doneCall({
		input: menuSchema,
		run: ({ input, who }) => applyOperation(siteMenu, input, { by: who, confirmed: input.fingerprint }),
		said: (applied) => (applied ? siteMenuText.saved : siteMenuText.same),
	}),
};
