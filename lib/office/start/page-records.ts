/** Records with a page of their own whose state waits for staff or for a day, and what will happen by itself. */
import "server-only";
import { mayDo, mayUse } from "@/lib/cms/access";
import { type PageCollection, pageCollections } from "@/lib/cms/page-collections";
import { dayLength } from "@/lib/contract/days";
import type { Dated } from "@/lib/office/parts/record-state";
import { staffText } from "@/lib/office/words/staff";
import { query, type SQL, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";

type PageRecord = { kind: string; title: string; href: string; state: Dated };

/** The newest of them, and how many there are. */
export type PageRecords = { count: number; shown: PageRecord[] };

/** Records that are named in each list; the others are counted. */
const mostShown = 5;

/** For how long a record that has ended is named. */
const endedFor = 7 * dayLength;

const kinds: Record<PageCollection, string> = {
	notices: staffText.notices.plural,
	routines: staffText.routines.plural,
	curriculums: staffText.curriculums.plural,
	contents: staffText.contents.plural,
};

type Row = {
	slug: PageCollection;
	id: number;
	title: string;
	status: string;
	from: string | null;
	until: string | null;
	count: number | string;
};

/** PostgreSQL writes times with a space. */
const isoOf = (time: string | null) => (time === null ? null : new Date(time).toISOString());

/** @param select of one collection, with the columns of {@link Row} but for the count, and `at` */
async function find(
	staff: SignedIn,
	select: (slug: PageCollection) => SQL,
	order: SQL,
	most = mostShown,
): Promise<PageRecords> {
	const known = pageCollections.filter((slug) => mayUse(staff, "read", slug));
	if (known.length === 0) return { count: 0, shown: [] };
	const all = sql.join(known.map(select), sql` UNION ALL `);
	const rows = await query<Row>(
		sql`SELECT r.*, count(*) OVER () AS count FROM (${all}) r ORDER BY ${order} LIMIT ${most}`,
	);
	return {
		count: Number(rows[0]?.count ?? 0),
		shown: rows.map(({ slug, id, title, status, from, until }) => ({
			...{ kind: kinds[slug], title, href: `/admin/collections/${slug}/${id}` },
			state: { _status: status, publishedAt: isoOf(from), shownUntil: isoOf(until) },
		})),
	};
}

/** @returns drafts with a title, also of published records, without the trash; the newest first */
export const findDrafts = (staff: SignedIn): Promise<PageRecords> =>
	find(
		staff,
		(slug) => sql`SELECT ${slug} AS slug, v.parent_id AS id, v.version_name AS title,
			CASE p._status WHEN 'published' THEN 'changed' ELSE 'draft' END AS status, p.published_at AS "from",
			p.shown_until AS until, v.updated_at AS at
			FROM ${sql.identifier(`_${slug}_v`)} v JOIN ${sql.identifier(slug)} p ON p.id = v.parent_id
			WHERE v.latest = TRUE AND v.version__status = 'draft' AND coalesce(v.version_name, '') <> ''
				AND v.version_deleted_at IS NULL`,
		sql`r.at DESC`,
	);

/** The published records `p` of a collection. */
const published = (slug: PageCollection, where: SQL) =>
	sql`SELECT ${slug} AS slug, p.id, p.name AS title, 'published' AS status, p.published_at AS "from",
		p.shown_until AS until, p.updated_at AS at FROM ${sql.identifier(slug)} p
		WHERE p._status = 'published' AND p.deleted_at IS NULL AND ${where}`;

/** @returns published records that are shown from a day to come, or have ended in the last days, the next first */
export function findDated(staff: SignedIn): Promise<PageRecords> {
	const now = Date.now();
	const [moment, earliest] = [new Date(now).toISOString(), new Date(now - endedFor).toISOString()];
	const where = sql`(p.published_at > ${moment} OR (p.shown_until <= ${moment} AND p.shown_until > ${earliest}))`;
	return find(staff, (slug) => published(slug, where), sql`coalesce(r."from", r.until), r.id`);
}

/** Longest list of what comes. */
const mostChanging = 20;

/** @returns published records that begin or end to be shown after `from` and until `until`, both ISO 8601 */
async function findChanging(staff: SignedIn, from: string, until: string): Promise<PageRecord[]> {
	const where = sql`((p.published_at > ${from} AND p.published_at <= ${until})
		OR (p.shown_until > ${from} AND p.shown_until <= ${until}))`;
	return (await find(staff, (slug) => published(slug, where), sql`r.at DESC`, mostChanging)).shown;
}

type Ahead = {
	at: string;
	/** Whether it begins or ends to be shown then. */
	does: "begins" | "ends";
	title: string;
	href: string;
};

/** How far it is looked ahead. */
const span = 7 * dayLength;

async function findResults(from: string, until: string): Promise<Ahead[]> {
	type Row = { at: string; exam: number; class: number; title: string; name: string };
	const rows = await query<Row>(
		sql`SELECT w.at, x.id AS exam, c.id AS class, x.title, c.name FROM releases w
			JOIN exams x ON x.id = w.exam_id JOIN classes c ON c.id = w.class_id
			WHERE w.at > ${from} AND w.at <= ${until} ORDER BY w.at, c.sequence`,
	);
	return rows.map(({ at, exam, class: schoolClass, title, name }) => ({
		...{ at, does: "begins", title: `${title}, ${name}` },
		href: `/admin/marks/release?exam=${exam}&class=${schoolClass}`,
	}));
}

/** @returns what the account may see of it, the next first */
export async function readAhead(staff: SignedIn): Promise<Ahead[]> {
	const now = Date.now();
	const [from, until] = [new Date(now).toISOString(), new Date(now + span).toISOString()];
	const [changing, results] = await Promise.all([
		findChanging(staff, from, until),
		mayDo(staff, "release") ? findResults(from, until) : [],
	]);
	const records = changing.flatMap(({ title, href, state: { publishedAt, shownUntil } }): Ahead[] => {
		const isIn = (moment: unknown): moment is string => typeof moment === "string" && moment > from && moment <= until;
		return [
			...(isIn(publishedAt) ? [{ at: publishedAt, does: "begins" as const, title, href }] : []),
			...(isIn(shownUntil) ? [{ at: shownUntil, does: "ends" as const, title, href }] : []),
		];
	});
	return [...records, ...results].sort((a, b) => (a.at < b.at ? -1 : 1));
}
