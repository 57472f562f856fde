/** Default menu of a new school, with all fixed pages. Staff can change it. */
import { menuNames } from "@/lib/bengali/menu";
import { listPaths } from "@/lib/contract/paths";
import { sql } from "@/lib/data/sql";

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

/** Fractional index as in Payload's `orderable`: a0 to a9, then aA. */
const orderOf = (place: number) => `a${place.toString(36).toUpperCase()}`;

/**
 * For a migration: inserts the default menu if the menu is empty. Plain SQL, because Payload's API would select columns
 * of later migrations. Runs on both databases.
 */
export const insertDefaultMenu = sql`
	INSERT INTO menu_entries (_order, name, link, "group")
	SELECT column1, column2, column3, column4
	FROM (VALUES ${sql.join(
		defaultMenu.map(({ name, link, group }, place) => sql`(${orderOf(place)}, ${name}, ${link}, ${group ?? null})`),
		sql`, `,
	)}) AS entries
	WHERE NOT EXISTS (SELECT 1 FROM menu_entries)`;
