import type { Metadata } from "next";
import { ApplicationDetails } from "@/components/admission/application-details";
import { PersonPart } from "@/components/forms/person-part";
import { ClassNames } from "@/components/layout/class-names";
import { admissionTitles } from "@/lib/bengali/admission";
import { getClasses } from "@/lib/school/structure";

const title = admissionTitles.details;

export const metadata: Metadata = { title, robots: { index: false } };
export const generateStaticParams = () => [{ student_id: "0" }];

export default async function ApplicationDetailsPage() {
	const classes = await getClasses();
	return (
		<div className="measure">
			<PersonPart title={title}>
				<ClassNames classes={classes}>
					<ApplicationDetails />
				</ClassNames>
			</PersonPart>
		</div>
	);
}
