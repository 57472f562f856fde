import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { applyOperation } from "../operations/apply";
import { menuSchema, siteMenu } from "./operation";
import { siteMenuText } from "./text";

export const calls: OfficeCalls<"site-menu"> = {
	save: officeCall({
		input: menuSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			const applied = await applyOperation(siteMenu, input, { by: who, confirmed: input.fingerprint });
			return done(applied ? siteMenuText.saved : siteMenuText.same);
		},
	}),
};
