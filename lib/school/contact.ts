import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import type { Contact } from "@/lib/contract/shapes";
import { records } from "./records";

/** @returns the contact details; missing values are "" */
export async function getContact(): Promise<Contact> {
	"use cache";
	tagged("contact");
	const payload = await records();
	const { email, phone, address, officeDays, officeHours } = await payload.findGlobal({ slug: "contact", depth: 0 });
	return {
		store_email: email ?? "",
		store_phone_number: phone ?? "",
		store_address: address ?? "",
		office_time: officeDays ?? "",
		office_time_hour: officeHours ?? "",
	};
}
