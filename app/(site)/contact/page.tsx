import { pageMetadata } from "@/components/layout/page-metadata";
import { ContactCard } from "@/components/people/contact-card";
import { contactText, titles } from "@/lib/bengali/site";
import { getContact } from "@/lib/school/contact";

const title = titles.contact;

export const metadata = pageMetadata("/contact");

export default async function ContactPage() {
	return (
		<div className="measure">
			<h1>{title}</h1>
			<ContactCard contact={await getContact()} />
			<p>
				<small>{contactText.credit}</small>
			</p>
		</div>
	);
}
