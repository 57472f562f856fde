import type { Metadata } from "next";
import { Admission } from "@/components/admission/admission";
import styles from "@/components/admission/application-form.module.css";
import { Boundary } from "@/components/forms/boundary";
import { admissionTitles } from "@/lib/bengali/admission";
import { sendApplication } from "./actions";

const title = admissionTitles.form;

export const metadata: Metadata = { title };

export default function ApplicationFormPage() {
	return (
		<div className={styles.page}>
			<h1>{title}</h1>
			<Boundary>
				<Admission send={sendApplication} />
			</Boundary>
		</div>
	);
}
