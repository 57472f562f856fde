/** Address and telephone are typed once, in the settings, with numbers in Bengali digits. */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";

const open = testDatabase();
let payload: Payload;
beforeAll(async () => {
	payload = await open();
});

test("numbers of the settings are typed in Bengali digits and stored in Latin ones", async () => {
	const data = { eiin: "১০৩৪৫৬", schoolAddress: "সদর রোড", schoolMobile: "০১৭১২৩৪৫৬৭৮" };
	const stored = { eiin: "103456", schoolMobile: "01712345678" };
	expect(await payload.updateGlobal({ slug: "settings", data })).toMatchObject(stored);
	await expect(payload.updateGlobal({ slug: "settings", data: { eiin: "১০৩৪৫" } })).rejects.toMatchObject({
		data: { errors: [{ path: "eiin" }] },
	});
});

test("the contact page has the settings' address and telephone until it has its own", async () => {
	const { getContact } = await import("./settings");
	const contact = async (data: object) => {
		await payload.updateGlobal({ slug: "contact", data });
		const { store_address, store_phone_number } = await getContact();
		return [store_address, store_phone_number];
	};
	expect(await contact({ address: "", phone: "" })).toEqual(["সদর রোড", "01712345678"]);
	expect(await contact({ address: "অফিস ভবন", phone: "01812345678" })).toEqual(["অফিস ভবন", "01812345678"]);
});
