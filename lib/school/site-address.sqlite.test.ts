/** Tests of the site's address, as everything that needs one writes it. */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";

const open = testDatabase();
let payload: Payload;

beforeAll(async () => {
	payload = await open();
});

const setAddress = (siteAddress: string | null) => payload.updateGlobal({ slug: "settings", data: { siteAddress } });

async function addressFor(host?: string) {
	const { addressByHost } = await import("@/lib/school/settings");
	return addressByHost(host ?? null);
}

test("without an address of the site it is the one that the client used", async () => {
	expect(await addressFor("192.168.0.7:3000")).toBe("http://192.168.0.7:3000");
	expect(await addressFor("school.example")).toBe("http://school.example");
});

test("a host that is none does not get into an address", async () => {
	for (const host of ["a.example/path", "user@a.example", "a.example?x", "a b", "", undefined])
		expect(await addressFor(host)).toBe("http://localhost:3000");
});

test("the address of the settings goes before that of a client, and is in the calendar", async () => {
	const { writeCalendarFile } = await import("@/lib/school/calendar-file");
	const now = new Date("2026-11-26T06:00:00Z");
	await payload.create({
		collection: "school-dates",
		data: { name: "ছুটি", kind: "holiday", startsOn: "2026-12-16T06:00:00.000Z" },
	});
	expect(await writeCalendarFile(now)).not.toContain("https://");
	await setAddress("https://school.edu.bd");
	expect(await addressFor("192.168.0.7:3000")).toBe("https://school.edu.bd");
	expect(await writeCalendarFile(now)).toContain("https://school.edu.bd/calendar/2026/12");
	await setAddress(null);
});
