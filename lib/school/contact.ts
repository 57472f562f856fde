import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import type { Contact } from "@/lib/contract/shapes";
import { records } from "./query";

/** @returns the contact details; address and telephone are those of the settings if none of their own are given; else "" */
export async function getContact(): Promise<Contact> {
	"use cache";
	tagged("contact", "settings");
	const payload = await records();
	const [{ email, phone, address, officeDays, officeHours }, { schoolAddress, schoolMobile }] = await Promise.all([
		payload.findGlobal({ slug: "contact", depth: 0 }),
		payload.findGlobal({ slug: "settings", depth: 0 }),
	]);
	return {
		store_email: email ?? "",
		store_phone_number: phone || schoolMobile || "",
		store_address: address || schoolAddress || "",
		office_time: officeDays ?? "",
		office_time_hour: officeHours ?? "",
	};
}
