import { requireOwnSite } from "./own-site";

const isAdmitted = (headers: Record<string, string>) => {
	try {
		requireOwnSite(new Headers({ host: "school.example:3000", ...headers }));
		return true;
	} catch (error) {
		expect(error).toMatchObject({ kind: "forbidden" });
		return false;
	}
};

test.each([
	{},
	{ "sec-fetch-site": "same-origin", origin: "https://school.example" },
	{ "sec-fetch-site": "none" },
	{ origin: "http://school.example:3000" },
	{ origin: "https://school.example:3000" },
	{ "x-forwarded-host": "www.school.example", origin: "https://www.school.example" },
])("%j is of this site", (headers) => expect(isAdmitted(headers as Record<string, string>)).toBe(true));

test.each([
	{ origin: "https://evil.example" },
	{ origin: "https://evil.example:3000" },
	{ origin: "http://school.example" },
	{ origin: "null" },
	{ origin: "" },
	{ "sec-fetch-site": "cross-site" },
	// Another port of the same computer, or another name of the same domain.
	{ "sec-fetch-site": "same-site", origin: "http://school.example:3000" },
	{ "sec-fetch-site": "cross-site", origin: "http://school.example:3000" },
])("%j is of another", (headers) => expect(isAdmitted(headers as Record<string, string>)).toBe(false));
