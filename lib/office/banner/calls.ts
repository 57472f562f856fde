import "server-only";
import { z } from "zod";
import { dayLength, lastMomentOfDay } from "@/lib/contract/days";
import { lineField } from "@/lib/contract/input";
import { doneCall, type OfficeCalls, typedMoment } from "../calls";
import { isBannerLink, longestBanner, longestBannerLink } from "../values/links";
import { publishBanner, takeBannerDown } from "./banner";
import { longestBannerDays, bannerFormText as text } from "./text";

// What the form sends.

/** Choices of the end in the form. */
const bannerEnds = ["today", "tomorrow", "week", "other"] as const;
export type BannerEnd = (typeof bannerEnds)[number];

/** @returns the moment that a choice means */
const endOf = (choice: Exclude<BannerEnd, "other">, now: number): Date => {
	if (choice === "week") return new Date(now + 7 * dayLength);
	return lastMomentOfDay(new Date(now + (choice === "tomorrow" ? dayLength : 0)));
};

export const bannerSchema = z
	.object({
		text: lineField(longestBanner),
		/** "" for none. */
		link: z
			.string()
			.trim()
			.max(longestBannerLink, text.errors.link)
			.refine((link) => link === "" || isBannerLink(link), text.errors.link),
		startsLater: z.boolean(),
		/** Times as typed; "" where the choice needs none. */
		startsAt: typedMoment,
		end: z.enum(bannerEnds),
		endsAt: typedMoment,
	})
	.transform(({ text: words, link, startsLater, startsAt, end, endsAt }, context) => {
		const now = Date.now();
		const wrong = (path: "startsAt" | "endsAt", message: string) => {
			context.addIssue({ code: "custom", path: [path], message });
			return z.NEVER;
		};
		if (startsLater && !startsAt) return wrong("startsAt", text.errors.time);
		const starts = (startsLater && startsAt) || new Date(now);
		const ends = end === "other" ? endsAt : endOf(end, now);
		if (!ends) return wrong("endsAt", text.errors.time);
		if (ends.getTime() <= Math.max(now, starts.getTime())) return wrong("endsAt", text.errors.end);
		if (ends.getTime() > now + longestBannerDays * dayLength)
			return wrong("endsAt", text.errors.long(longestBannerDays));
		return { text: words, link: link || null, startsAt: starts.toISOString(), endsAt: ends.toISOString() };
	});
export type BannerInput = z.output<typeof bannerSchema>;
/** What the form sends. */
export type BannerRequest = z.input<typeof bannerSchema>;

export const calls: OfficeCalls<"banner"> = {
	publish: doneCall({
		input: bannerSchema,
		said: text.published,
		run: ({ input, who }) => publishBanner(input, who),
	}),
	"take-down": doneCall({
		said: text.takenDown,
		run: ({ who }) => takeBannerDown(who),
	}),
};
