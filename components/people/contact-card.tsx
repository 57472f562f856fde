import { type Fact, Facts } from "@/components/layout/facts";
import { PagePicture, pageWidth } from "@/components/layout/picture";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { contactText } from "@/lib/bengali/site";
import { mapPath } from "@/lib/contract/paths";
import type { Contact } from "@/lib/contract/shapes";
import type { Picture as PictureData } from "@/lib/school/pictures";
import { getContact } from "@/lib/school/settings";
import styles from "./contact-card.module.css";

type Props = { contact: Contact; map?: PictureData | null };

/** The school's contact details; empty values are omitted. @param map picture of the way there */
export function ContactCard({ contact, map }: Props) {
	const { store_email, store_phone_number, store_address, office_time, office_time_hour } = contact;
	const facts: Fact[] = [
		[contactText.address, store_address],
		[
			contactText.phone,
			store_phone_number && (
				<a className={styles.phone} href={`tel:${store_phone_number}`}>
					{toBengaliDigits(store_phone_number)}
				</a>
			),
		],
		[contactText.email, store_email && <a href={`mailto:${store_email}`}>{store_email}</a>],
		[contactText.officeDays, office_time],
		[contactText.officeHours, office_time_hour],
	];
	const given = facts.filter(([, value]) => value);
	if (given.length === 0) return <p>{contactText.none}</p>;
	return (
		<>
			<Facts facts={given} className={styles.facts} />
			<p className="buttons no-print">
				{store_phone_number && (
					<a className="button" href={`tel:${store_phone_number}`}>
						{contactText.call}
					</a>
				)}
				{store_address && (
					<a className="button quiet" href={mapPath(store_address)}>
						{contactText.way}
					</a>
				)}
			</p>
			{map && <PagePicture picture={map} sizes={pageWidth} className={styles.map} />}
		</>
	);
}

/** Where to ask: the school's contact details. */
export async function ContactWays({ title }: { title: string }) {
	return (
		<>
			<h3>{title}</h3>
			<ContactCard contact={await getContact()} />
		</>
	);
}
