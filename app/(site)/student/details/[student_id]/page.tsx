import type { Metadata } from "next";
import { Suspense } from "react";
import { ApplicationDetails } from "@/components/admission/application-details";
import { Boundary } from "@/components/forms/boundary";
import { ScriptNotice } from "@/components/forms/script-notice";
import { Waiting } from "@/components/forms/waiting";
import { ClassNames } from "@/components/layout/class-names";
import { admissionTitles } from "@/lib/bengali/admission";
import { waitingText } from "@/lib/bengali/forms";
import { noApplication } from "@/lib/school/static-paths";
import { getClasses } from "@/lib/school/structure";

const title = admissionTitles.details;

export const metadata: Metadata = { title, robots: { index: false } };
export const generateStaticParams = noApplication;

export default async function ApplicationDetailsPage() {
	const classes = await getClasses();
	return (
		<div className="measure">
			<h1 data-late="">{title}</h1>
			<ScriptNotice />
			<Boundary>
				<Suspense fallback={<Waiting>{waitingText.loading}</Waiting>}>
					<ClassNames classes={classes}>
						<ApplicationDetails />
					</ClassNames>
				</Suspense>
			</Boundary>
		</div>
	);
}
