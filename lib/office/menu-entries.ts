/**
 * The menu of the back office: what staff do, in groups by their work, and what stands in the bar of phones. Plain data:
 * the menu (lib/office/menu), the groups of Payload's lists (lib/cms/every) and docs/office.md are made from it.
 */
import { staffText } from "@/lib/office/words/staff";
import type { Role } from "./subjects";

/** Below `/admin`: a subject's first view, or a list or form of Payload. The start page is empty. */
type MenuPath = "" | `/${string}`;

/** Drawn by lib/office/parts/nav. */
export type MenuIcon =
	| "admission"
	| "marks"
	| "menu"
	| "notice"
	| "publish"
	| "results"
	| "settings"
	| "students"
	| "today";

export type MenuGroup = { label: string; icon: MenuIcon; paths: readonly MenuPath[] };

const { groups, bar } = staffText;

/** The groups and their entries, in the order in which they are shown; an account sees what its role may do. */
export const menuGroups = {
	today: { label: groups.today, icon: "today", paths: ["", "/data-requests", "/feedback", "/activity", "/guide"] },
	publish: {
		label: groups.publish,
		icon: "publish",
		paths: [
			"/collections/notices",
			"/circulars",
			"/banner",
			"/collections/school-dates",
			"/collections/routines",
			"/collections/curriculums",
			"/collections/contents",
			"/collections/teachers",
			"/collections/committee-members",
			"/collections/slides",
			"/collections/media",
			"/site-menu",
			"/bijoy",
			"/checklist",
		],
	},
	students: {
		label: groups.students,
		icon: "students",
		paths: [
			"/collections/students",
			"/section-roster",
			"/collections/enrolments",
			"/printing/certificates",
			"/printing/identity-cards",
			"/slips",
			"/import",
			"/promotion",
		],
	},
	results: {
		label: groups.results,
		icon: "results",
		paths: [
			"/marks",
			"/marks/release",
			"/exam-routine",
			"/printing",
			"/collections/exams",
			"/collections/results",
			"/teaching",
		],
	},
	admission: {
		label: groups.admission,
		icon: "admission",
		paths: ["/admissions", "/collections/applications", "/globals/admission"],
	},
	settings: {
		label: groups.settings,
		icon: "settings",
		paths: [
			"/globals/settings",
			"/globals/contact",
			"/collections/staff",
			"/backup",
			"/updates",
			"/collections/years",
			"/collections/classes",
			"/collections/sections",
			"/collections/subjects",
			"/globals/grading",
			"/globals/marking",
			"/globals/student-area",
			"/globals/privacy",
			"/globals/accessibility",
		],
	},
} as const satisfies Record<string, MenuGroup>;

export type MenuGroupName = keyof typeof menuGroups;

/** An entry of the bar at the foot of small windows. */
type BarEntry = { path: MenuPath; label: string; icon: MenuIcon };

const today = { path: "", label: bar.today, icon: "today" } as const;
const students = { path: "/collections/students", label: bar.students, icon: "students" } as const;
const office: readonly BarEntry[] = [
	today,
	{ path: "/collections/notices", label: bar.notices, icon: "notice" },
	students,
	{ path: "/admissions", label: bar.admission, icon: "admission" },
];

/** The four most used of each role; all of them stand in the menu too. */
export const barEntries: Record<Role, readonly BarEntry[]> = {
	head: office,
	clerk: office,
	exam: [
		today,
		{ path: "/marks", label: bar.marks, icon: "marks" },
		students,
		{ path: "/collections/results", label: bar.results, icon: "results" },
	],
};
