import { toBengaliDigits } from "@/lib/bengali/digits";
import { contactText, layoutText, statementTitles } from "@/lib/bengali/site";
import type { MenuLink } from "@/lib/contract/menu";
import { mapPath, statementPaths } from "@/lib/contract/paths";
import type { Contact } from "@/lib/contract/shapes";
import type { SchoolSettings } from "@/lib/school/settings";
import styles from "./footer.module.css";
import { Picture } from "./picture";

type Props = { settings: SchoolSettings; contact: Contact; pages: Iterable<MenuLink> };

/**
 * Footer: full-width picture, how to reach the school, the most used pages. It repeats the words of the menu and of the
 * contact page, which costs each page little when compressed.
 * @param pages entries of the menu
 */
export function Footer({ settings, contact, pages }: Props) {
	const { footerPicture, school_name, eiin } = settings;
	const { store_address, store_phone_number, store_email } = contact;
	return (
		<footer className={footerPicture ? `${styles.footer} ${styles.pictured}` : styles.footer}>
			{footerPicture && <Picture picture={footerPicture} sizes="100vw" className={styles.picture} alt="" shared />}
			{(store_address || store_phone_number || store_email) && (
				<address className={styles.line}>
					{store_address && (
						<>
							<span>{store_address}</span> <a href={mapPath(store_address)}>{contactText.way}</a>
						</>
					)}{" "}
					{store_phone_number && (
						<a href={`tel:${store_phone_number}`}>
							{layoutText.mobile}: {toBengaliDigits(store_phone_number)}
						</a>
					)}{" "}
					{store_email && <a href={`mailto:${store_email}`}>{store_email}</a>}
				</address>
			)}
			<p className={styles.line}>
				{[...pages].flatMap(({ name, link }) => [
					<a href={link} key={link}>
						{name}
					</a>,
					" ",
				])}
			</p>
			<p className={styles.line}>
				{layoutText.rights(school_name)}{" "}
				{eiin && (
					<span>
						{layoutText.eiin} {toBengaliDigits(eiin)}
					</span>
				)}{" "}
				<a href={statementPaths.privacy}>{statementTitles.privacy}</a>{" "}
				<a href={statementPaths.accessibility}>{statementTitles.accessibility}</a>
			</p>
		</footer>
	);
}
