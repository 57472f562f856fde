import type { Config } from "payload";
import { deskText } from "@/lib/bengali/office/admissions";

const meta = { title: deskText.title };

/** The views of the admissions desk, and its link in the navigation. */
export const admissionsComponents = {
	afterNavLinks: ["/components/office/admissions/admissions-link#AdmissionsLink"],
	views: {
		admissions: {
			Component: "/components/office/admissions/admissions-view#AdmissionsView",
			path: "/admissions",
			exact: true,
			meta,
		},
		// These two before the view of one application, whose path they match too.
		admissionsList: {
			Component: "/components/office/admissions/admissions-list-view#AdmissionsListView",
			path: "/admissions/list",
			exact: true,
			meta,
		},
		admissionsImport: {
			Component: "/components/office/applicant-list/applicant-list-view#AdmissionsImportView",
			path: "/admissions/import",
			exact: true,
			meta,
		},
		admission: {
			Component: "/components/office/admissions/admission-view#AdmissionView",
			path: "/admissions/:id",
			exact: true,
			meta,
		},
	},
} satisfies NonNullable<Config["admin"]>["components"];
