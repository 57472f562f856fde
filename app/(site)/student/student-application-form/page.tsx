import { Admission } from "@/components/admission/admission";
import { Boundary } from "@/components/forms/boundary";
import { ClassNames } from "@/components/layout/class-names";
import { pageMetadata } from "@/components/layout/page-metadata";
import { RelatedPages } from "@/components/layout/related";
import { KeptFacts } from "@/components/statements/kept-facts";
import { admissionTitles } from "@/lib/bengali/admission";
import { classTitle } from "@/lib/bengali/class-title";
import { genderNames, thanaNames } from "@/lib/bengali/students";
import { getAdmissionClosed } from "@/lib/school/admission-period";
import { getClasses, getTaughtClasses } from "@/lib/school/structure";
import { sendApplication } from "./actions";

const title = admissionTitles.form;
const choices = { genders: genderNames, thanas: thanaNames };

export const metadata = pageMetadata("/student/student-application-form");

export default async function ApplicationFormPage() {
	const [closed, classes, taught] = await Promise.all([getAdmissionClosed(), getClasses(), getTaughtClasses()]);
	return (
		<>
			<div className="measure">
				<h1>{title}</h1>
				<Boundary keep="admission">
					<ClassNames classes={classes}>
						<Admission
							send={sendApplication}
							choices={{
								...choices,
								classes: taught.map(({ id, class_name }) => ({ value: id, label: classTitle(class_name) })),
							}}
							kept={<KeptFacts />}
							closed={closed}
						/>
					</ClassNames>
				</Boundary>
			</div>
			<RelatedPages path="/student/student-application-form" />
		</>
	);
}
