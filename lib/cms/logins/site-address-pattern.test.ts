import { expect, test } from "@jest/globals";
import { siteAddressPattern } from "./site-address";

test.each(["https://school.edu.bd", "http://www.school.example", "https://a-school.bd:8443"])(
	"%s is an address",
	(address) => expect(address).toMatch(siteAddressPattern),
);

test.each([
	...["http://localhost:3000", "http://192.168.0.7:3000", "http://[::1]:3000", "http://server", "http://school.local"],
	...[
		"https://school.edu.bd/",
		"https://school.edu.bd/page",
		"https://me@school.edu.bd",
		"javascript:alert(1)",
		"null",
	],
	...["https://school.lan:80", "https://school.edu.bd\n", "https://.bd", ""],
])("%j is none that all can reach", (address) => expect(address).not.toMatch(siteAddressPattern));
