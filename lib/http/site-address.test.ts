import { siteAddress } from "./site-address";

const addressFor = (host?: string) => siteAddress(new Headers(host ? { host } : {}));

test("without SITE_URL the address is the one that the client used", () => {
	expect(addressFor("192.168.0.7:3000")).toBe("http://192.168.0.7:3000");
	expect(addressFor("school.example")).toBe("http://school.example");
});

test("a host that is none does not get into an address", () => {
	for (const host of ["a.example/path", "user@a.example", "a.example?x", "a b", "", undefined])
		expect(addressFor(host)).toBe("http://localhost:3000");
});
