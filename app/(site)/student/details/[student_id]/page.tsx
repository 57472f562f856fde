import type { Metadata } from "next";
import { ApplicationDetails } from "@/components/admission/application-details";
import { admissionTitles, detailsText } from "@/lib/bengali/admission";

const title = admissionTitles.details;

export const metadata: Metadata = { title, robots: { index: false } };

/** The page knows nobody: the browser asks with its own token. This name stands for every number. */
export const generateStaticParams = () => [{ student_id: "-" }];

export default function ApplicationDetailsPage() {
	return (
		<>
			<h1>{title}</h1>
			<noscript>
				<p>{detailsText.noScript}</p>
			</noscript>
			<div className="needs-script">
				<ApplicationDetails />
			</div>
		</>
	);
}
