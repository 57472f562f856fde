/** What waits for staff, for the start page of the back office. */
import "server-only";
import { mayDo, mayUse } from "@/lib/cms/access";
import { records } from "@/lib/school/records";
import { countUnread } from "../circulars/circulars";
import { countOpenRequests } from "../data-requests/requests";
import { countUnseen } from "../feedback/feedback";
import type { SignedIn } from "../guard";
import { countUnreleased } from "../release/releases";
import { findDated, findDrafts, type PageRecords } from "./page-records";

/** A number of records, and the address of their list. */
export type Waiting = { count: number; href: string };

export type Tasks = {
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
