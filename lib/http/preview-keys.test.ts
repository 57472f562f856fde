import { dropPreviewKeys } from "./edge";

const left = (headers: Record<string, string>) => {
	const request = { headers };
	dropPreviewKeys(request);
	return request.headers;
};

test("a request loses the keys of Next's previews, and nothing else", () => {
	expect(left({ "x-prerender-revalidate": "key", host: "school.example" })).toEqual({ host: "school.example" });
	expect(left({ cookie: "__prerender_bypass=a" })).toEqual({ cookie: "" });
	expect(left({ cookie: "__prerender_bypass=a; payload-token=b; __next_preview_data=c" })).toEqual({
		cookie: "payload-token=b",
	});
	expect(left({ cookie: "a=b;__prerender_bypass=a; c=d" })).toEqual({ cookie: "a=b; c=d" });
	expect(left({ cookie: "a=b; my__prerender_bypass=d" })).toEqual({ cookie: "a=b; my__prerender_bypass=d" });
});
