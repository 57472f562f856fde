import { recordStateText, stateOf } from "@/lib/office/parts/record-state";

const now = Date.parse("2026-11-23T14:00:00Z");
const yesterday = "2026-11-22T12:00:00.000Z";
const tomorrow = "2026-11-24T02:00:00.000Z";
const _status = "published";

test.each([
	[{}, "খসড়া"],
	[{ _status: "draft", publishedAt: tomorrow }, "খসড়া"],
	[{ _status }, "প্রকাশিত"],
	[{ _status, publishedAt: yesterday, shownUntil: tomorrow }, "প্রকাশিত"],
	[{ _status, publishedAt: null, shownUntil: null }, "প্রকাশিত"],
	[{ _status, publishedAt: yesterday, shownUntil: yesterday }, "মেয়াদ শেষ"],
	[{ _status: "changed", publishedAt: yesterday }, "প্রকাশিত, পরিবর্তন প্রকাশ করা বাকি"],
	[{ _status: "changed", shownUntil: yesterday }, "মেয়াদ শেষ, পরিবর্তন প্রকাশ করা বাকি"],
	[{ _status: "changed", publishedAt: tomorrow }, "কাল সকাল ৮:০০ থেকে, পরিবর্তন প্রকাশ করা বাকি"],
	[{ _status, publishedAt: tomorrow }, "কাল সকাল ৮:০০ থেকে"],
	[{ _status, publishedAt: "2026-11-23T15:30:00.000Z" }, "আজ রাত ৯:৩০ থেকে"],
	[{ _status, publishedAt: "2026-12-19T18:00:00.000Z" }, "২০ ডিসেম্বর, ২০২৬, রাত ১২:০০ থেকে"],
])("%j: %s", (record, words) => {
	expect(recordStateText(stateOf(record, now), now).normalize("NFC")).toBe(words.normalize("NFC"));
});
