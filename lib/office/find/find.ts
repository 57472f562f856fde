/** What an account may open and whose name holds a text. */
import "server-only";
import type { Where } from "payload";
import { mayUse } from "@/lib/cms/access";
import type { Staff } from "@/lib/cms/payload-types";
import { query, sql } from "@/lib/school/query";
import { records } from "@/lib/school/records";
import type { Found } from "./calls";
import { findTasks } from "./tasks";
import { findText } from "./text";

/** More are found by more letters. */
const most = { students: 50, notices: 6 } as const;

const kinds = { students: "student", notices: "notice" } as const;

/** @returns section and roll of the newest year of each student, in the order of classes, sections and rolls */
async function placesOf(students: readonly number[]): Promise<Map<number, string>> {
	if (students.length === 0) return new Map();
	const ids = sql.join(
		students.map((id) => sql`${id}`),
		sql`, `,
	);
	const rows = await query<{ student: number; section: string; roll: number | string }>(sql`
		SELECT e.student_id AS student, s.title AS section, e.roll
		FROM enrolments e JOIN years y ON y.id = e.year_id JOIN sections s ON s.id = e.section_id
		JOIN classes c ON c.id = e.class_id WHERE e.student_id IN (${ids}) AND y.year =
			(SELECT max(ly.year) FROM enrolments l JOIN years ly ON ly.id = l.year_id WHERE l.student_id = e.student_id)
		ORDER BY c.sequence, c.id, s.title, e.roll`);
	return new Map(rows.map(({ student, section, roll }) => [student, findText.place(section, Number(roll))]));
}

/** Searches as the list of the collection does, with the rights of the account. */
async function findIn(collection: keyof typeof kinds, text: string, user: Staff): Promise<Found[]> {
	if (!mayUse(user, "read", collection)) return [];
	const payload = await records();
	const { listSearchableFields, useAsTitle = "name" } = payload.collections[collection].config.admin;
	const where: Where = { or: (listSearchableFields ?? [useAsTitle]).map((field) => ({ [field]: { like: text } })) };
	const { docs } = await payload.find({
		...{ collection, where, user, overrideAccess: false },
		...{ depth: 0, limit: most[collection], pagination: false },
	});
	const places = collection === "students" ? await placesOf(docs.map(({ id }) => id)) : new Map<number, string>();
	const order = [...places.keys()];
	// Those without a place follow.
	const orderOf = ({ id }: { id: number }) => (order.indexOf(id) + order.length + 1) % (order.length + 1);
	const ordered = [...docs].sort((one, other) => orderOf(one) - orderOf(other));
	return ordered.map((doc) => ({
		kind: kinds[collection],
		label: [String(("title" in doc ? doc.title : doc.name) ?? doc.name), places.get(doc.id)]
			.filter(Boolean)
			.join(" · "),
		href: `/admin/collections/${collection}/${doc.id}`,
	}));
}

/**
 * @param text at least two letters
 * @returns pages and actions, students with their places, notices
 */
export async function find(text: string, who: Staff): Promise<Found[]> {
	const [students, notices] = await Promise.all([findIn("students", text, who), findIn("notices", text, who)]);
	const actions = findTasks(text, who, await records());
	return [...actions.map((action) => ({ kind: "action" as const, ...action })), ...students, ...notices];
}
