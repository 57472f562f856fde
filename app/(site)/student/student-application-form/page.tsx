import type { Metadata } from "next";
import { ApplicationForm } from "@/components/admission/application-form";
import styles from "@/components/admission/application-form.module.css";
import { NoScript } from "@/components/admission/no-script";
import { admissionTitles } from "@/lib/bengali/admission";
import { getSettings } from "@/lib/school/settings";

const title = admissionTitles.form;

export const metadata: Metadata = { title };

export default async function ApplicationFormPage() {
	const { school_mobile } = await getSettings();
	return (
		<div className={styles.page}>
			<h1>{title}</h1>
			<NoScript phone={school_mobile} />
			<div className="needs-script">
				<ApplicationForm />
			</div>
		</div>
	);
}
