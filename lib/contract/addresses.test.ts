/** Addresses of parts of the lists, and of the site before. */
import { archivePath, noticeKinds, readListPart } from "./educational";
import { isOwnPath, oldAddressOf, spellingsOf } from "./old-addresses";

const [kind] = noticeKinds;

test("an archive is read from the path that it is given; its first page has no number", () => {
	expect(archivePath("notice", { year: 2026 })).toBe("/notices/year/2026");
	expect(archivePath("routine", { year: 2026 }, 2)).toBe("/routines/year/2026/2");
	expect(archivePath("notice", { noticeKind: kind })).toBe(`/notices/kind/${kind}`);
	const partsOf = (path: string) => path.split("/").slice(2);
	const read = (archive: Parameters<typeof archivePath>[1], page?: number) =>
		readListPart("notice", partsOf(archivePath("notice", archive, page)));
	expect([read({ year: 2026 }), read({ noticeKind: kind }, 2)]).toEqual([
		{ archive: { year: 2026 }, page: 1 },
		{ archive: { noticeKind: kind }, page: 2 },
	]);
	expect(readListPart("routine", ["2"])).toEqual({ page: 2 });
});

test.each([
	["year", "1899"],
	["year", "3000"],
	["year", "20260"],
	["year", kind],
	["kind", "2026"],
	["kind", "toString"],
	["year", "2026", "1"],
	["year", "2026", "2", "3"],
	["kind", kind, "x"],
	["kind"],
	["1"],
	["02"],
])("no list has the part %s %s %s", (...parts) => {
	expect(readListPart("notice", parts)).toBeNull();
});

test("only notices have kinds", () => {
	expect(readListPart("routine", ["kind", kind])).toBeNull();
});

test.each([
	["/2024/05/notice/feed", ["/2024/05/notice/feed", "/2024/05/notice"]],
	["/feed", ["/feed", "/"]],
	["/notice/comment-page-2", ["/notice/comment-page-2", "/notice"]],
	["/a-300x200.jpg", ["/a-300x200.jpg"]],
	[
		"/wp-content/uploads/a-300x200.jpg",
		["/wp-content/uploads/a-300x200.jpg", "/wp-content/uploads/a.jpg", "/wp-content/uploads/a-scaled.jpg"],
	],
	["/wp-content/uploads/a-scaled.jpg", ["/wp-content/uploads/a-scaled.jpg", "/wp-content/uploads/a.jpg"]],
])("%s is also looked up as what it is a part or a size of", (address, spellings) => {
	expect(spellingsOf(address)).toEqual(spellings);
});

test.each([
	["/index.php/2024//05/notice/", "/2024/05/notice"],
	["/?p=0123", "/?p=123"],
	["/?p=12a&cat=4", "/?cat=4"],
	["/%E0%A6%95", "/ক"],
	["/%E0%A6", null],
	["/a%00b", null],
	[`/${"a".repeat(499)}`, `/${"a".repeat(499)}`],
	[`/${"a".repeat(500)}`, null],
])("%s is stored and looked up as %j", (url, address) => {
	expect(oldAddressOf(url)).toBe(address);
});

test("this site's own addresses are none of before, but those of records and parts of lists may be", () => {
	expect(["/notices", "/teachers", "/image/slider/a.webp"].map(isOwnPath)).toEqual([true, true, true]);
	expect(["/notices/year/2026", "/2024/05/notice", "/notices-old"].map(isOwnPath)).toEqual([false, false, false]);
});
