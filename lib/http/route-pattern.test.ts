import fc from "fast-check";
import { patternsOf } from "./route-pattern";

const pages = ["/", "/notices", "/n/[id]", "/educational/notice/[...name]", "/api/[[...missing]]"];
const patternOf = patternsOf({
	staticRoutes: [
		{ page: "/", regex: "^/(?:/)?$" },
		{ page: "/notices", regex: "^/notices(?:/)?$" },
		{ page: "/_global-error", regex: "^/_global\\-error(?:/)?$" },
	],
	dynamicRoutes: [
		{ page: "/n/[id]", regex: "^/n/([^/]+?)(?:/)?$" },
		{ page: "/educational/notice/[...name]", regex: "^/educational/notice/(.+?)(?:/)?$" },
		{ page: "/api/[[...missing]]", regex: "^/api(?:/(.+?))?(?:/)?$" },
	],
});

test.each([
	["/", "/"],
	["/?utm=Karim", "/"],
	["/notices?_rsc=1", "/notices"],
	["/n/17", "/n/[id]"],
	["/educational/notice/a/b%2Fc", "/educational/notice/[...name]"],
	["/api", "/api/[[...missing]]"],
	["/_next/static/chunks/1.js", "/_next/static/"],
	["/Karim", "other"],
	["/_global-error?x", "other"],
	["*", "other"],
	["http://elsewhere/n/1", "other"],
	["", "other"],
])("%s is %s", (url, pattern) => expect(patternOf(url)).toBe(pattern));

test("there are no more patterns than routes, whatever is asked for", () => {
	const known = new Set([...pages, "/_next/static/", "other"]);
	const start = fc.constantFrom("/", "/n/", "/educational/notice/", "/api/", "/_next/static/", "");
	fc.assert(fc.property(start, fc.string(), (path, rest) => known.has(patternOf(path + rest))));
});
