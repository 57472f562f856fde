import { ContactCard } from "@/components/people/contact-card";
import { getContact } from "@/lib/school/contact";

/** Where to ask: the school's contact details. */
export async function ContactWays({ title }: { title: string }) {
	return (
		<>
			<h3>{title}</h3>
			<ContactCard contact={await getContact()} />
		</>
	);
}
