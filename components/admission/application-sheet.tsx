import { useClassNames } from "@/components/layout/class-names";
import { Facts } from "@/components/layout/facts";
import { type PersonField, personFacts } from "@/components/student/person-facts";
import { SheetCode } from "@/components/verify/sheet-code";
import { fieldNames, groupNames } from "@/lib/bengali/admission";
import { detailsText, applicationStateText as text } from "@/lib/bengali/application";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { ApplicationStateAnswer } from "@/lib/contract/application-state";
import { studentPicturePath } from "@/lib/contract/paths";
import type { Application } from "@/lib/contract/students";
import styles from "./application-sheet.module.css";

/** Same groups and order as the form. */
const groups = [
	["student", ["name", "date_of_birth", "date_of_birth_no", "gender"]],
	["parents", ["fathers_name", "father_mobile_no", "mothers_name", "mothers_mobile_no"]],
	["classes", ["present_class", "permanent_class", "permanent_school_name"]],
	["presentAddress", ["present_address_thana", "present_address_details"]],
	["permanentAddress", ["permanent_address_thana", "permanent_address_details"]],
] as const satisfies [keyof typeof groupNames, PersonField[]][];

/** @param classOf finds the name of a class @returns names and values of an application's fields, by group */
export const applicationWords = (application: Application, classOf: (id: number) => string | undefined) =>
	personFacts(application, groups, fieldNames, classOf);

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

/** State of the application; not printed, because the printed sheet has only what the family has written. */
export function ApplicationProgress({ progress }: { progress: ApplicationStateAnswer }) {
	const { state, reason, decided_at } = progress;
	return (
		<section aria-labelledby="application-state" className={`${styles.progress} ${styles[state] ?? ""} no-print`}>
			<h2 id="application-state">{text[state].heading}</h2>
			<p>{text[state].text}</p>
			{reason && (
				<>
					<p className={styles.label}>{text.reason}</p>
					<p className={styles.reason}>{reason}</p>
				</>
			)}
			{decided_at && <p className={styles.label}>{text.at(formatDate(decided_at))}</p>}
		</section>
	);
}
