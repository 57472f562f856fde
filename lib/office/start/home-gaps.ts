/** What is empty on the home page. */
import "server-only";
import type { CollectionSlug } from "payload";
import { menuNames } from "@/lib/bengali/menu";
import { mayUse } from "@/lib/cms/access";
import type { Task } from "@/lib/contract/task";
import { query, type SQL, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { type HomePart, startText } from "./text";

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
			const [saves, fill] = [collections[part], fills[part]];
			const task = {
				title: startText.home.parts[part],
				back: "/admin",
				saves,
				...(fill && { fill: { [saves]: fill } }),
			};
			return { part, href: `/admin/collections/${saves}/create`, task: task as Task };
		});
}
