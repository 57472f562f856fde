import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { slipsAnswer } from "../slips/schema";
import { recordSchema } from "../students/schema";
import { acceptApplication, acceptBatch, refuseApplication, takeBack } from "./decide";
import { acceptSchema, batchSchema, refuseSchema } from "./schema";
import { refuseText } from "./text";

export const calls: OfficeCalls<"admissions"> = {
	accept: officeCall({
		input: acceptSchema,
		answer: slipsAnswer,
		run: ({ input: { id, ...place }, who, site }) => acceptApplication(id, place, site, who),
	}),
	"accept-several": officeCall({
		input: batchSchema,
		answer: slipsAnswer,
		run: ({ input, who, site }) => acceptBatch(input, site, who),
	}),
	refuse: officeCall({
		input: refuseSchema,
		answer: doneAnswer,
		run: async ({ input: { id, reason }, who }) => {
			await refuseApplication(id, reason, who);
			return done(refuseText.done);
		},
	}),
	"take-back": officeCall({
		input: recordSchema,
		answer: doneAnswer,
		run: async ({ input: { id }, who }) => {
			await takeBack(id, who);
			return done(refuseText.takenBack);
		},
	}),
};
