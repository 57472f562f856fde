import { toBengaliDigits } from "@/lib/bengali/digits";
import { layoutText } from "@/lib/bengali/site";
import type { SchoolSettings } from "@/lib/school/settings";
import styles from "./header.module.css";
import { NavLink } from "./nav-link";
import { Picture } from "./picture";

/** The school's name, address and mobile number above every page (spec section 2). */
export function Header({ settings }: { settings: SchoolSettings }) {
	const { logoPicture, school_name, school_address, school_mobile } = settings;
	return (
		<header className={styles.header}>
			<div className={styles.inner}>
				<NavLink href="/" className={styles.home}>
					{logoPicture && <Picture picture={logoPicture} sizes="150px" className={styles.logo} alt="" first />}
					<span className={styles.name}>{school_name}</span>
				</NavLink>
				<div className={styles.facts}>
					{school_address && <span>{school_address}</span>}
					{school_mobile && (
						<span>
							{layoutText.mobile}: <a href={`tel:${school_mobile}`}>{toBengaliDigits(school_mobile)}</a>
						</span>
					)}
				</div>
			</div>
		</header>
	);
}
