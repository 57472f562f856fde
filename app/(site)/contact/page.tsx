import { pageMetadata } from "@/components/layout/page-metadata";
import { RelatedPages } from "@/components/layout/related";
import { ContactCard } from "@/components/people/contact-card";
import { contactText, titles } from "@/lib/bengali/site";
import { getContact, getSettings } from "@/lib/school/settings";

export const metadata = pageMetadata("/contact");

export default async function ContactPage() {
	const [contact, { mapPicture }] = await Promise.all([getContact(), getSettings()]);
	return (
		<>
			<div className="measure">
				<h1>{titles.contact}</h1>
				<ContactCard contact={contact} map={mapPicture} />
				<p>
					<small>{contactText.credit}</small>
				</p>
			</div>
			<RelatedPages path="/contact" />
		</>
	);
}
