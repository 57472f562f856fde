import { clientAddress } from "./client-address";

const from = (forwarded: string, proxies: number) =>
	clientAddress(new Request("http://school/", { headers: { "x-forwarded-for": forwarded } }), proxies);

test.each([
	["nobody in front: what the client made up counts for nothing", "6.6.6.6, 1.2.3.4", 0, "1.2.3.4"],
	["one proxy: what it saw", "6.6.6.6, 1.2.3.4, 127.0.0.1", 1, "1.2.3.4"],
	["two proxies", "6.6.6.6, 1.2.3.4, 10.0.0.1, 127.0.0.1", 2, "1.2.3.4"],
	["the proxy left out", "127.0.0.1", 1, "127.0.0.1"],
	["IPv4 in an IPv6 coat", "::ffff:1.2.3.4", 0, "1.2.3.4"],
	["an IPv6 household", "2001:db8:1:2:3:4:5:6", 0, "2001:db8:1:2::/64"],
	["its other end", "2001:0db8:1:2::9", 0, "2001:db8:1:2::/64"],
	["short", "::1", 0, "0:0:0:0::/64"],
	["nothing", "", 0, ""],
])("%s", (_case, forwarded, proxies, address) => {
	expect(from(forwarded, proxies)).toBe(address);
});
