/** Counts the records that wait for staff, for the start page of the back office. */
import "server-only";
import type { Where } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { mayDo, mayUse } from "@/lib/cms/access";
import { records } from "@/lib/school/records";
import { countOpenRequests } from "../data-requests/requests";
import { countUnseen } from "../feedback/feedback";
import type { SignedIn } from "../guard";
import { countUnreleased } from "../release/releases";

/** A number of records, and the address of their list. */
export type Waiting = { count: number; href: string };
/** {@link Waiting} for one kind of record. */
export type WaitingKind = Waiting & { kind: string };

export type Tasks = {
	applications: Waiting;
	/** Exams and classes whose results are not released. */
	unreleased: Waiting;
	/** Families' requests about their data that are not answered. */
	requests: Waiting;
	/** Pages with new answers of visitors. */
	feedback: Waiting;
	drafts: WaitingKind[];
	/** Published, but shown only from a future date. */
	dated: WaitingKind[];
};

const published = [
	{ slug: "notices", kind: staffText.notices.plural },
	{ slug: "routines", kind: staffText.routines.plural },
	{ slug: "curriculums", kind: staffText.curriculums.plural },
	{ slug: "contents", kind: staffText.contents.plural },
] as const;

const listOf = (slug: string, query: string) => `/admin/collections/${slug}?${query}`;

/**
 * @param staff counts only what this account may read; of other records there are 0
 * @param now ISO 8601
 */
export async function readTasks(staff: SignedIn, now = new Date().toISOString()): Promise<Tasks> {
	const payload = await records();
	const rights = { user: staff, overrideAccess: false } as const;
	const count = async (collection: "applications" | (typeof published)[number]["slug"], where: Where) =>
		mayUse(staff, "read", collection) ? (await payload.count({ collection, where, ...rights })).totalDocs : 0;
	const known = published.filter(({ slug }) => mayUse(staff, "read", slug));

	const drafts = known.map(async ({ slug, kind }) => {
		// Without forms that were opened and left empty, and without the trash.
		const where: Where = {
			and: [
				{ latest: { equals: true } },
				{ "version._status": { equals: "draft" } },
				{ "version.name": { exists: true } },
				{ "version.deletedAt": { exists: false } },
			],
		};
		const { totalDocs } = await payload.countVersions({ collection: slug, where, ...rights });
		return {
			kind,
			count: totalDocs,
			href: listOf(slug, "where[and][0][_status][equals]=draft&where[and][1][name][exists]=true"),
		};
	});
	const dated = known.map(async ({ slug, kind }) => ({
		kind,
		count: await count(slug, {
			and: [{ _status: { equals: "published" } }, { publishedAt: { greater_than: now } }],
		}),
		href: listOf(slug, `where[publishedAt][greater_than]=${encodeURIComponent(now)}`),
	}));
	const isWaiting = ({ count }: Waiting) => count > 0;
	// All at once: if one fails, the others must not be left without anybody who awaits them.
	const [applications, unreleased, requests, feedback, ofDrafts, ofDated] = await Promise.all([
		count("applications", { status: { equals: "new" } }),
		mayDo(staff, "release") ? countUnreleased() : 0,
		mayDo(staff, "data-requests") ? countOpenRequests() : 0,
		mayDo(staff, "feedback") ? countUnseen() : 0,
		Promise.all(drafts),
		Promise.all(dated),
	]);
	return {
		applications: { count: applications, href: "/admin/admissions" },
		unreleased: { count: unreleased, href: "/admin/marks/release" },
		requests: { count: requests, href: "/admin/data-requests" },
		feedback: { count: feedback, href: "/admin/feedback" },
		drafts: ofDrafts.filter(isWaiting),
		dated: ofDated.filter(isWaiting),
	};
}
