import type { Metadata } from "next";
import { ContactCard } from "@/components/people/contact-card";
import { siteText } from "@/lib/bengali/site";
import { getContact } from "@/lib/school/contact";

const title = siteText.titles.contact;

export const metadata: Metadata = { title };

export default async function ContactPage() {
	return (
		<>
			<h1>{title}</h1>
			<ContactCard contact={await getContact()} />
			<p>
				<small>{siteText.contact.credit}</small>
			</p>
		</>
	);
}
