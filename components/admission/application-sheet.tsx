import { useClassNames } from "@/components/layout/class-names";
import { Facts } from "@/components/layout/facts";
import { SheetCode } from "@/components/verify/sheet-code";
import { groupNames } from "@/lib/bengali/admission";
import { detailsText } from "@/lib/bengali/application";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentPicturePath } from "@/lib/contract/paths";
import type { Application } from "@/lib/contract/students";
import styles from "./application-sheet.module.css";
import { applicationWords } from "./application-words";

type Props = {
	application: Application;
	/** Its QR code as a data URL; null while it loads, and when it cannot be had. */
	code: string | null;
};

/** All fields of an application with its number, picture and QR code; prints on one page. */
export function ApplicationSheet({ application, code: qrCode }: Props) {
	const { code, name, image } = application;
	const classOf = useClassNames();
	return (
		<article className={styles.sheet} data-paper="">
			<div className={styles.top}>
				<div className={styles.code}>{qrCode && <SheetCode src={qrCode} />}</div>
				<div className={styles.number}>
					<p>
						{detailsText.number} <strong>{toBengaliDigits(code)}</strong>
					</p>
					<p>{detailsText.keep}</p>
				</div>
				{image ? (
					<img
						src={studentPicturePath(image)}
						width={200}
						height={200}
						alt={detailsText.picture(name)}
						className={styles.picture}
					/>
				) : (
					<p className={styles.noPicture}>{detailsText.noPicture}</p>
				)}
			</div>
			{applicationWords(application, classOf).map(({ group, facts }) => (
				<section key={group} aria-labelledby={`group-${group}`} className={styles.group}>
					<h2 id={`group-${group}`}>{groupNames[group]}</h2>
					<Facts facts={facts} missing={detailsText.empty} className={styles.facts} />
				</section>
			))}
		</article>
	);
}
