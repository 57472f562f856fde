import { Facts } from "@/components/layout/facts";
import { SheetCode } from "@/components/verify/sheet-code";
import { fieldNames, groupNames } from "@/lib/bengali/admission";
import { detailsText } from "@/lib/bengali/application";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { classNames, genderNames, thanaNames } from "@/lib/bengali/students";
import type { FieldName } from "@/lib/browser/application";
import { studentPicturePath } from "@/lib/contract/paths";
import type { Application } from "@/lib/contract/students";
import styles from "./application-sheet.module.css";

type Shown = Exclude<FieldName, "image">;

/** Same groups and order as the form. */
const groups: [keyof typeof groupNames, Shown[]][] = [
	["student", ["name", "date_of_birth", "date_of_birth_no", "gender"]],
	["parents", ["fathers_name", "father_mobile_no", "mothers_name", "mothers_mobile_no"]],
	["classes", ["present_class", "permanent_class", "permanent_school_name"]],
	["presentAddress", ["present_address_thana", "present_address_details"]],
	["permanentAddress", ["permanent_address_thana", "permanent_address_details"]],
];

/** @returns the value for display: labels for codes, Bengali digits for numbers, free text unchanged */
function wordsFor(name: Shown, application: Application): string | null | undefined {
	const { [name]: value } = application;
	if (value === null) return null;
	switch (name) {
		case "gender":
			return genderNames[Number(value) - 1];
		case "present_class":
		case "permanent_class":
			return classNames[Number(value) - 1];
		case "present_address_thana":
		case "permanent_address_thana":
			return thanaNames[value as keyof typeof thanaNames];
		case "date_of_birth":
		case "date_of_birth_no":
		case "father_mobile_no":
		case "mothers_mobile_no":
			return toBengaliDigits(value);
		default:
			return String(value);
	}
}

type Props = {
	application: Application;
	/** Its QR code as a data URL; null while it loads, and when it cannot be had. */
	code: string | null;
};

/** All fields of an application with its number, picture and QR code; prints on one page. */
export function ApplicationSheet({ application, code: qrCode }: Props) {
	const { code, name, image } = application;
	return (
		<article className={styles.sheet}>
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
			{groups.map(([group, fields]) => (
				<section key={group} aria-labelledby={`group-${group}`} className={styles.group}>
					<h2 id={`group-${group}`}>{groupNames[group]}</h2>
					<Facts
						facts={fields.map((field) => [fieldNames[field], wordsFor(field, application)] as const)}
						missing={detailsText.empty}
						className={styles.facts}
					/>
				</section>
			))}
		</article>
	);
}
