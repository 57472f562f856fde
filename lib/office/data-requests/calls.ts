import "server-only";
import { dataRequestsOfficeText } from "@/lib/bengali/office/data-requests";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { actOnRequest } from "./requests";
import { requestActSchema } from "./schema";

export const calls: OfficeCalls<"data-requests"> = {
	act: officeCall({
		input: requestActSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			await actOnRequest(input, who);
			return done(dataRequestsOfficeText.saved);
		},
	}),
};
