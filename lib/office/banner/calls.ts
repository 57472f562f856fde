import "server-only";
import { doneCall, type OfficeCalls } from "../calls";
import { publishBanner, takeBannerDown } from "./banner";
import { bannerSchema } from "./schema";
import { bannerFormText } from "./text";

export const calls: OfficeCalls<"banner"> = {
	publish: doneCall({
		input: bannerSchema,
		said: bannerFormText.published,
		run: ({ input, who }) => publishBanner(input, who),
	}),
	"take-down": doneCall({
		said: bannerFormText.takenDown,
		run: ({ who }) => takeBannerDown(who),
	}),
};
