import { toBengaliDigits } from "@/lib/bengali/digits";
import { layoutText, statementTitles } from "@/lib/bengali/site";
import { statementPaths } from "@/lib/contract/paths";
import type { SchoolSettings } from "@/lib/school/settings";
import styles from "./footer.module.css";
import { Picture } from "./picture";

/** Footer with a full-width picture. */
export function Footer({ settings }: { settings: SchoolSettings }) {
	const { footerPicture, school_name, eiin } = settings;
	return (
		<footer className={styles.footer}>
			{footerPicture && <Picture picture={footerPicture} sizes="100vw" className={styles.picture} alt="" />}
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
