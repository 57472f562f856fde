/** Every public route of spec.md section 2, with what its first render must say. */
import { admissionTitles } from "@/lib/bengali/admission";
import { resultTitles } from "@/lib/bengali/results";
import { notFoundText, titles } from "@/lib/bengali/site";
import { studentTitles } from "@/lib/bengali/student-area";

export type Route = { path: string; status: 200 | 404; title: string; heading: string | RegExp };

const named = (path: string, name: string): Route => ({
	path: `${path}/${encodeURIComponent(name)}`,
	status: 200,
	title: name,
	heading: name,
});

const list = (path: string, title: string): Route[] => [
	{ path, status: 200, title, heading: title },
	{ path: `${path}/2`, status: 200, title: titles.page(title, 2), heading: titles.page(title, 2) },
];

const form = (path: string, title: string): Route => ({ path, status: 200, title, heading: title });

const missing = (path: string): Route => ({
	path,
	status: 404,
	title: titles.notFound,
	heading: notFoundText.heading,
});

/** @param names names that the school's records have, read from the calls */
export const publicRoutes = (names: {
	school: string;
	content: string;
	notice: string;
	routine: string;
	curriculum: string;
}): Route[] => [
	{ path: "/", status: 200, title: titles.home, heading: names.school },
	named("/content", names.content),
	{ path: "/contact", status: 200, title: titles.contact, heading: titles.contact },
	...list("/notices", titles.notice),
	...list("/routines", titles.routine),
	...list("/curriculums", titles.curriculum),
	named("/educational/notice", names.notice),
	named("/educational/routine", names.routine),
	named("/educational/curriculum", names.curriculum),
	{ path: "/teachers", status: 200, title: titles.teachers, heading: titles.teachers },
	{ path: "/comittees", status: 200, title: titles.committee, heading: titles.committee },
	form("/student/student-application-form", admissionTitles.form),
	form("/student-login", studentTitles.login),
	form("/student-result", resultTitles.search),
	form("/section-list", studentTitles.sections),
	missing("/nothing-here"),
	missing("/nothing/at/all"),
	missing("/content/নেই"),
	missing("/educational/notice/নেই"),
	missing("/educational/routine/নেই"),
	missing("/educational/curriculum/নেই"),
	missing("/notices/1"),
	missing("/notices/999"),
	missing("/notices/abc"),
];
