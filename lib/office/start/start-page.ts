/** What waits for staff, for the start page of the back office. */
import "server-only";
import type { CollectionSlug } from "payload";
import { mayDo, mayUse } from "@/lib/cms/access";
import type { Task } from "@/lib/office/parts/task";
import { menuNames } from "@/lib/office/site-menu/text";
import { query, records, type SQL, sql } from "@/lib/school/query";
import { countUnread } from "../circulars/circulars";
import { countOpenRequests } from "../data-requests/requests";
import { countUnseen } from "../feedback/feedback";
import type { SignedIn } from "../guard";
import { readOverview } from "../marks/overview";
import type { MarksAccount } from "../marks/setup";
import { newForm } from "../parts/task";
import { countUnreleased } from "../release/releases";
import { findDated, findDrafts, type PageRecords } from "./page-records";
import { type HomePart, startText } from "./text";

/** A number of records, and the address of their list. */
type Waiting = { count: number; href: string };

type Tasks = {
	applications: Waiting;
	/** Exams and classes whose results are not released. */
	unreleased: Waiting;
	/** Families' requests about their data that are not answered. */
	requests: Waiting;
	/** New notices that some families have not confirmed. */
	circulars: Waiting;
	/** Pages with new answers of visitors. */
	feedback: Waiting;
	drafts: PageRecords;
	/** Published, but shown only from a future date, or no more since a few days. */
	dated: PageRecords;
};

/** @returns the number of new applications, 0 if the account may not read them */
async function countApplications(staff: SignedIn): Promise<number> {
	if (!mayUse(staff, "read", "applications")) return 0;
	const payload = await records();
	const where = { status: { equals: "new" } };
	const rights = { user: staff, overrideAccess: false } as const;
	return (await payload.count({ collection: "applications", where, ...rights })).totalDocs;
}

/** @param staff reads only what this account may read; of other records there are 0 */
export async function readTasks(staff: SignedIn): Promise<Tasks> {
	const [applications, unreleased, requests, circulars, feedback, drafts, dated] = await Promise.all([
		countApplications(staff),
		mayDo(staff, "release") ? countUnreleased() : 0,
		mayDo(staff, "data-requests") ? countOpenRequests() : 0,
		mayDo(staff, "circulars") ? countUnread() : 0,
		mayDo(staff, "feedback") ? countUnseen() : 0,
		findDrafts(staff),
		findDated(staff),
	]);
	return {
		applications: { count: applications, href: "/admin/admissions" },
		unreleased: { count: unreleased, href: "/admin/marks/release" },
		requests: { count: requests, href: "/admin/data-requests" },
		circulars: { count: circulars, href: "/admin/circulars" },
		feedback: { count: feedback, href: "/admin/feedback" },
		...{ drafts, dated },
	};
}

/** A part of the home page that is empty, and the form that fills it. */
type HomeGap = { part: HomePart; href: string; task: Task };

const collections = {
	...{ picture: "slides", notice: "notices", routine: "routines", curriculum: "curriculums" },
	...{ history: "contents", dates: "school-dates" },
} satisfies Record<HomePart, CollectionSlug> as Record<HomePart, CollectionSlug>;

const fills: Partial<Record<HomePart, object>> = { history: { name: menuNames.history, place: "history" } };

const empty = (from: SQL) => sql`CASE WHEN EXISTS (SELECT 1 FROM ${from} AND deleted_at IS NULL) THEN 0 ELSE 1 END`;
const published = sql`_status = 'published'`;

/** @returns the empty parts, of those that the account may fill */
export async function readHomeGaps(staff: SignedIn, now = new Date().toISOString()): Promise<HomeGap[]> {
	const all = Object.keys(collections) as HomePart[];
	const parts = all.filter((part) => mayUse(staff, "create", collections[part]));
	if (parts.length === 0) return [];
	const [found] = await query<Record<HomePart, number | string>>(sql`SELECT
		${empty(sql`slides WHERE 1 = 1`)} AS picture,
		${empty(sql`notices WHERE ${published}`)} AS notice,
		${empty(sql`routines WHERE ${published}`)} AS routine,
		${empty(sql`curriculums WHERE ${published}`)} AS curriculum,
		${empty(sql`contents WHERE ${published} AND place = 'history'`)} AS history,
		${empty(sql`school_dates WHERE coalesce(ends_on, starts_on) >= ${now}`)} AS dates`);
	return parts
		.filter((part) => Number(found?.[part]) === 1)
		.map((part) => {
			const { href, ...form } = newForm(collections[part], fills[part]);
			return { part, href, task: { title: startText.home.parts[part], back: "/admin", ...form } };
		});
}

type SectionMarks = { id: number; title: string; href: string; entered: number; expected: number };

type Marking = {
	exam: string;
	/** Of classes that are not released; those that are complete count only. */
	sections: SectionMarks[];
	complete: number;
};

/** Sections that are named; the page of the marks has all. */
const mostSections = 8;

/** @returns null while no mark of the exam is entered, or nothing of it is missing */
export async function readMarking(account: MarksAccount): Promise<Marking | null> {
	const overview = await readOverview(account);
	if (!overview) return null;
	const { exam, classes } = overview;
	const open = classes.filter(({ released }) => released === null);
	const sections = open.flatMap(({ name, sections: ofClass }) =>
		ofClass.map((section): SectionMarks => {
			const sum = (what: "entered" | "expected") => section.subjects.reduce((all, subject) => all + subject[what], 0);
			const counts = { entered: sum("entered"), expected: sum("expected") };
			const href = `/admin/marks?exam=${exam.id}&section=${section.id}`;
			return { id: section.id, title: `${name} – ${section.name}`, href, ...counts };
		}),
	);
	const due = sections.filter(({ expected }) => expected > 0);
	const missing = due.filter(({ entered, expected }) => entered < expected);
	if (missing.length === 0 || due.every(({ entered }) => entered === 0)) return null;
	return { exam: exam.title, sections: missing.slice(0, mostSections), complete: due.length - missing.length };
}
