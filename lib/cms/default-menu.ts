/** Default menu of a new school, with all fixed pages. Staff can change it. */
import { menuNames } from "@/lib/bengali/menu";
import { listPaths } from "@/lib/contract/paths";

const { groups } = menuNames;

/** Without content pages, which a new school does not have yet. */
export const defaultMenu: readonly { name: string; link: string; group?: string }[] = [
	{ name: menuNames.home, link: "/" },
	{ name: menuNames.teachers, link: "/teachers", group: groups.school },
	{ name: menuNames.committee, link: "/comittees", group: groups.school },
	{ name: menuNames.sections, link: "/section-list", group: groups.school },
	{ name: menuNames.notices, link: listPaths.notice },
	{ name: menuNames.routines, link: listPaths.routine, group: groups.studies },
	{ name: menuNames.curriculums, link: listPaths.curriculum, group: groups.studies },
	{ name: menuNames.calendar, link: "/calendar", group: groups.studies },
	{ name: menuNames.students, link: "/students-information", group: groups.studies },
	{ name: menuNames.results, link: "/student-result" },
	{ name: menuNames.admission, link: "/student/student-application-form" },
	{ name: menuNames.contact, link: "/contact" },
	{ name: menuNames.login, link: "/student-login" },
];
