import type { Metadata } from "next";
import { Suspense } from "react";
import { ApplicationDetails } from "@/components/admission/application-details";
import { Boundary } from "@/components/forms/boundary";
import { ScriptNotice } from "@/components/forms/script-notice";
import { Waiting } from "@/components/forms/waiting";
import { admissionTitles } from "@/lib/bengali/admission";
import { waitingText } from "@/lib/bengali/forms";
import { noApplication } from "@/lib/school/static-paths";

const title = admissionTitles.details;

export const metadata: Metadata = { title, robots: { index: false } };
export const generateStaticParams = noApplication;

export default function ApplicationDetailsPage() {
	return (
		<div className="measure">
			<h1>{title}</h1>
			<ScriptNotice />
			<Boundary>
				<Suspense fallback={<Waiting>{waitingText.loading}</Waiting>}>
					<ApplicationDetails />
				</Suspense>
			</Boundary>
		</div>
	);
}
