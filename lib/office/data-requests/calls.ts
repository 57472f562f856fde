import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { actOnRequest } from "./requests";
import { restrict } from "./restriction";
import { requestActSchema, restrictSchema } from "./schema";
import { dataRequestsOfficeText } from "./text";

export const calls: OfficeCalls<"data-requests"> = {
	act: officeCall({
		input: requestActSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			await actOnRequest(input, who);
			return done(dataRequestsOfficeText.saved);
		},
	}),
	restrict: officeCall({
		input: restrictSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			await restrict(input, who);
			const { done: restricted, lifted } = dataRequestsOfficeText.restriction;
			return done(`${input.restricted ? restricted : lifted}।`);
		},
	}),
};
