import { Admission } from "@/components/admission/admission";
import { Boundary } from "@/components/forms/boundary";
import { pageMetadata } from "@/components/layout/page-metadata";
import { KeptFacts } from "@/components/statements/kept-facts";
import { admissionTitles } from "@/lib/bengali/admission";
import { classNames, genderNames, thanaNames } from "@/lib/bengali/students";
import { getAdmissionClosed } from "@/lib/school/admission-period";
import { sendApplication } from "./actions";

const title = admissionTitles.form;
const choices = { classes: classNames, genders: genderNames, thanas: thanaNames };

export const metadata = pageMetadata("/student/student-application-form");

export default async function ApplicationFormPage() {
	const closed = await getAdmissionClosed();
	return (
		<div className="measure">
			<h1>{title}</h1>
			<Boundary keep="admission">
				<Admission send={sendApplication} choices={choices} kept={<KeptFacts />} closed={closed} />
			</Boundary>
		</div>
	);
}
