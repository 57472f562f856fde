import { clientAddress, siteOf } from "./client-address";

const from = (forwarded: string, proxies: number) =>
	clientAddress(new Request("http://school/", { headers: { "x-forwarded-for": forwarded } }), proxies);

test.each([
	["no proxy: a header sent by the client is ignored", "6.6.6.6, 1.2.3.4", 0, "1.2.3.4"],
	["one proxy: the address it has seen", "6.6.6.6, 1.2.3.4, 127.0.0.1", 1, "1.2.3.4"],
	["two proxies", "6.6.6.6, 1.2.3.4, 10.0.0.1, 127.0.0.1", 2, "1.2.3.4"],
	["the proxy added nothing", "127.0.0.1", 1, "127.0.0.1"],
	["IPv4-mapped IPv6", "::ffff:1.2.3.4", 0, "1.2.3.4"],
	["an IPv6 network", "2001:db8:1:2:3:4:5:6", 0, "2001:db8:1:2::/64"],
	["another address of it", "2001:0db8:1:2::9", 0, "2001:db8:1:2::/64"],
	["short", "::1", 0, "0:0:0:0::/64"],
	["with the port of a gateway", "1.2.3.4:5678, 127.0.0.1", 1, "1.2.3.4"],
	["an IPv6 address with its port", "[2001:db8:1:2::9]:5678, 127.0.0.1", 1, "2001:db8:1:2::/64"],
	["in brackets alone", "[2001:db8:1:2::9], 127.0.0.1", 1, "2001:db8:1:2::/64"],
	["nothing", "", 0, ""],
])("%s", (_case, forwarded, proxies, address) => {
	expect(from(forwarded, proxies)).toBe(address);
});

test.each([
	["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
	["2001:db8:1:ffff::9", "2001:db8:1::/48"],
	["2001:db8:2:2::9", "2001:db8:2::/48"],
	["::1", "0:0:0::/48"],
	["::ffff:1.2.3.4", "1.2.3.4"],
	["1.2.3.4", "1.2.3.4"],
	["", ""],
])("the network of one subscriber: %s", (address, site) => {
	expect(siteOf(from(address, 0))).toBe(site);
});
