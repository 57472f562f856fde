/** Default menu of a new school, with all fixed pages. Staff can change it. */

import { type PagePath, pageRoutes } from "@/lib/contract/routes";
import { menuNames } from "@/lib/office/site-menu/text";

const { groups } = menuNames;

const entry = (link: PagePath, group?: string) => ({
	name: pageRoutes.find(({ path }) => path === link)?.title ?? link,
	link,
	...(group && { group }),
});

/** Without content pages, which a new school does not have yet. */
export const defaultMenu: readonly { name: string; link: string; group?: string }[] = [
	entry("/"),
	entry("/teachers", groups.school),
	entry("/comittees", groups.school),
	entry("/section-list", groups.school),
	entry("/notices"),
	entry("/routines", groups.studies),
	entry("/curriculums", groups.studies),
	entry("/calendar", groups.studies),
	entry("/holidays", groups.studies),
	entry("/students-information", groups.studies),
	entry("/student-result"),
	entry("/student/student-application-form"),
	entry("/contact"),
	entry("/student-login"),
];
