import { HeaderSearch } from "@/components/search/search-field";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { layoutText } from "@/lib/bengali/site";
import type { SchoolSettings } from "@/lib/school/settings";
import styles from "./header.module.css";
import { Picture } from "./picture";

/** Root font size in pixels. Converts the configured size to rem, so that the name scales with the visitor's text size. */
const rem = 17;

/**
 * Font size of the school's name: the configured size, smaller on phones, which have 170 px beside the logo. Longer names
 * get a smaller size, so that they are no higher than the logo, and with a device's wider Bengali font one line at most.
 */
function nameSize(name: string, pixels: number): string {
	const [least, width] =
		name.length <= 36
			? [".88", 5.3]
			: name.length <= 60
				? [".88", 4.7]
				: name.length <= 90
					? [".88", 3.6]
					: [".75", 2.8];
	return `clamp(${least}rem,${width}vw,${(pixels / rem).toFixed(2)}rem)`;
}

/** The school's name, address and mobile number above every page. */
export function Header({ settings }: { settings: SchoolSettings }) {
	const { logoPicture, school_name, school_name_font, school_address, school_mobile } = settings;
	return (
		<header className={styles.header}>
			<div className={styles.inner}>
				{logoPicture && <Picture picture={logoPicture} sizes="150px" className={styles.logo} alt="" first />}
				<div className={styles.words}>
					<a href="/" className={styles.name} style={{ fontSize: nameSize(school_name, school_name_font) }}>
						{school_name}
					</a>
					<div className={styles.facts}>
						{school_address && <div>{school_address}</div>}
						{school_mobile && (
							<a href={`tel:${school_mobile}`}>
								{layoutText.mobile}: <b>{toBengaliDigits(school_mobile)}</b>
							</a>
						)}
						<HeaderSearch />
					</div>
				</div>
			</div>
		</header>
	);
}
