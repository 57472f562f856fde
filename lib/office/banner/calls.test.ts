import { jest } from "@jest/globals";
import { longestBanner } from "../values/links";
import { typedDateText } from "../words/typed-dates";
import { type BannerRequest, bannerSchema } from "./calls";
import { longestBannerDays, bannerFormText as text } from "./text";

// 21 November 2026, 14:00 in Dhaka.
const now = new Date("2026-11-21T08:00:00Z");
beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

const typed: BannerRequest = {
	text: " বিদ্যালয় বন্ধ ",
	link: "",
	startsLater: false,
	startsAt: "",
	end: "today",
	endsAt: "",
};
const read = (more: Partial<BannerRequest>) => bannerSchema.safeParse({ ...typed, ...more });
const faultOf = (more: Partial<BannerRequest>) => {
	const [issue] = read(more).error?.issues ?? [];
	return issue && [issue.path[0], issue.message];
};

test("a quick choice ends at the end of a day in Dhaka", () => {
	const endOf = (end: BannerRequest["end"]) => read({ end }).data?.endsAt;
	expect(endOf("today")).toBe("2026-11-21T17:59:59.999Z");
	expect(endOf("tomorrow")).toBe("2026-11-22T17:59:59.999Z");
	expect(endOf("week")).toBe("2026-11-28T08:00:00.000Z");
	expect(read({}).data).toMatchObject({ startsAt: now.toISOString(), link: null });
});

test("typed times are those of Dhaka", () => {
	const times = {
		startsLater: true,
		startsAt: "২২-১১-২০২৬ ০৬:৩০",
		end: "other",
		endsAt: "২৩ নভেম্বর ২০২৬, সন্ধ্যা ৬টা",
	} as const;
	expect(read(times).data).toMatchObject({
		startsAt: "2026-11-22T00:30:00.000Z",
		endsAt: "2026-11-23T12:00:00.000Z",
	});
	// Typed before the choice was made, so it does not count.
	expect(read({ startsAt: "30-11-2026 সকাল 6:30" }).data?.startsAt).toBe(now.toISOString());
});

test("what is wrong is said at its field", () => {
	expect(faultOf({ text: "ক".repeat(longestBanner + 1) })?.[0]).toBe("text");
	expect(faultOf({ text: "  " })?.[0]).toBe("text");
	expect(faultOf({ end: "other" })).toEqual(["endsAt", text.errors.time]);
	expect(faultOf({ end: "other", endsAt: "21-11-2026 13:59" })).toEqual(["endsAt", text.errors.end]);
	expect(faultOf({ end: "other", endsAt: "21-11-2027 13:59" })).toEqual([
		"endsAt",
		text.errors.long(longestBannerDays),
	]);
	expect(faultOf({ startsLater: true })).toEqual(["startsAt", text.errors.time]);
	expect(faultOf({ startsLater: true, startsAt: "25-11-2026 সকাল 10:00" })).toEqual(["endsAt", text.errors.end]);
	expect(faultOf({ startsLater: true, startsAt: "কাল" })).toEqual(["startsAt", typedDateText.faults.unclear]);
});

test("a link is a path of this site or a secure address", () => {
	for (const link of ["/contact", "/educational/notice/ছুটির%20নোটিশ", "https://bmd.gov.bd/?p=1"])
		expect(read({ link }).data?.link).toBe(link);
	for (const link of [
		"javascript:alert(1)",
		"//evil.example",
		"/\\evil.example",
		"http://bmd.gov.bd",
		"bmd.gov.bd",
		"/a b",
	])
		expect([link, faultOf({ link })]).toEqual([link, ["link", text.errors.link]]);
});
