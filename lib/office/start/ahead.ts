/** What will happen by itself in the next days: records that appear or go, results that are shown. */
import "server-only";
import { dayLength } from "@/lib/contract/days";
import { query, sql } from "@/lib/school/query";
import { mayDo, type SignedIn } from "../guard";
import { findChanging } from "./page-records";

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
	return rows.map(({ at, exam, class: of, title, name }) => ({
		...{ at, does: "begins", title: `${title}, ${name}` },
		href: `/admin/marks/release?exam=${exam}&class=${of}`,
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
	return [...records, ...results].sort((one, other) => (one.at < other.at ? -1 : 1));
}
