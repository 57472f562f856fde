import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { publishBanner, takeBannerDown } from "./banner";
import { bannerSchema } from "./schema";
import { bannerFormText } from "./text";

export const calls: OfficeCalls<"banner"> = {
	publish: officeCall({
		input: bannerSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			await publishBanner(input, who);
			return done(bannerFormText.published);
		},
	}),
	"take-down": officeCall({
		answer: doneAnswer,
		run: async ({ who }) => {
			await takeBannerDown(who);
			return done(bannerFormText.takenDown);
		},
	}),
};
