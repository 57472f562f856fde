import { isBannerLink, isMenuLink } from "./links";

test.each([
	["/notices", true],
	["/content/আমাদের কথা?x=1#শেষ", true],
	["/a//b", true],
	["/a%2fb", true],
	["https://www.example.org/x", true],
	["http://example.org", true],
	["//host", false],
	["/\\host", false],
	["\\\\host", false],
	["/a\\b", false],
	["/\t/host", false],
	["/\n/host", false],
	["\t//host", false],
	["/\u0000/host", false],
	["/.//host", false],
	["/x/..//host", false],
	["/%2e//host", false],
	["/%2fhost", false],
	["/%5chost", false],
	["/%255Chost", false],
	["/%09/host", false],
	["https:\\\\host", false],
	["https://", false],
	["https:host", false],
	["javascript:alert(1)", false],
	["java\tscript:alert(1)", false],
	["data:text/html,x", false],
	["notices", false],
	["", false],
])("a link of the menu or the banner: %j", (link, isLink) => {
	expect(isMenuLink(link)).toBe(isLink);
	expect(isBannerLink(link)).toBe(isLink && !/\s|^http:/.test(link));
});
