import type { ReactNode } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { siteText } from "@/lib/bengali/site";
import type { Contact } from "@/lib/contract/shapes";
import styles from "./contact-card.module.css";

const { contact: words } = siteText;

/** How to reach the school; what staff left out is left out (spec section 2). */
export function ContactCard({ contact }: { contact: Contact }) {
	const { store_email, store_phone_number, store_address, office_time, office_time_hour } = contact;
	const facts: [string, ReactNode][] = [
		[words.address, store_address],
		[
			words.phone,
			store_phone_number && <a href={`tel:${store_phone_number}`}>{toBengaliDigits(store_phone_number)}</a>,
		],
		[words.email, store_email && <a href={`mailto:${store_email}`}>{store_email}</a>],
		[words.officeDays, office_time],
		[words.officeHours, office_time_hour],
	];
	const given = facts.filter(([, value]) => value);
	if (given.length === 0) return <p>{words.none}</p>;
	return (
		<dl className={styles.facts}>
			{given.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
