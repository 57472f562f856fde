/** What the school has of the directorate's contents, in three reads. */
import "server-only";
import { query, type SQL, sql } from "@/lib/school/query";

export type Topic = "complaints" | "information" | "mpo" | "profile" | "recognition";

type Newest = { id: number | null; changedAt: string | null };

const tables = {
	...{ routines: "published", curriculums: "published", notices: "published" },
	...{ enrolments: "all", sections: "all", teachers: "teachers", "committee-members": "kept" },
} as const;

type Table = keyof typeof tables;

export type Contents = {
	/** The record of each that was changed last. */
	newest: Record<Table, Newest>;
	/** The page of each topic: the published one, or else the newest draft. */
	pages: Partial<Record<Topic, { id: number; published: boolean; changedAt: string }>>;
	/** When the telephone or e-mail address was changed last, in either form; null without one. */
	contactAt: string | null;
	/** The same of the head teacher. */
	headAt: string | null;
};

/** PostgreSQL writes times with a space. */
const isoOf = (time: string | null | undefined) => (time ? new Date(time).toISOString() : null);

/** A head is named by the group of the list or, as in many schools, by the designation alone. */
const isHead = sql`(rank = 'head' OR (designation LIKE 'প্রধান শিক্ষক%' OR designation LIKE 'অধ্যক্ষ%'))`;

const where: Record<(typeof tables)[Table], SQL> = {
	all: sql`1 = 1`,
	kept: sql`deleted_at IS NULL`,
	published: sql`_status = 'published' AND deleted_at IS NULL`,
	teachers: sql`rank = 'teacher' AND NOT ${isHead} AND deleted_at IS NULL`,
};

/** The newest record of each table, one row for each. */
const newestOf = (table: Table) => {
	const name = sql.identifier(table.replaceAll("-", "_"));
	return sql`SELECT * FROM (SELECT ${table} AS slug, id, updated_at AS at FROM ${name} WHERE ${where[tables[table]]}
		ORDER BY updated_at DESC LIMIT 1) n`;
};

async function readNewest(): Promise<Contents["newest"]> {
	const all = Object.keys(tables) as Table[];
	const found = await query<{ slug: Table; id: number; at: string }>(sql.join(all.map(newestOf), sql` UNION ALL `));
	const of = (table: Table): Newest => {
		const row = found.find(({ slug }) => slug === table);
		return { id: row?.id ?? null, changedAt: isoOf(row?.at) };
	};
	return Object.fromEntries(all.map((table) => [table, of(table)])) as Contents["newest"];
}

async function readPages(): Promise<Contents["pages"]> {
	const rows = await query<{ topic: Topic; id: number; status: string; at: string }>(
		// What a form has saved by itself is in a version alone.
		sql`SELECT p.* FROM (
				SELECT CAST(topic AS text) AS topic, id, 'published' AS status, updated_at AS at FROM contents
				WHERE topic IS NOT NULL AND _status = 'published' AND deleted_at IS NULL
				UNION ALL
				SELECT CAST(version_topic AS text), parent_id, 'draft', updated_at FROM _contents_v
				WHERE version_topic IS NOT NULL AND latest = TRUE AND version__status = 'draft' AND version_deleted_at IS NULL
			) p ORDER BY CASE WHEN p.status = 'published' THEN 1 ELSE 0 END, p.at`,
	);
	// The last of each topic stays.
	return Object.fromEntries(
		rows.map(({ topic, id, status, at }) => [
			topic,
			{ id, published: status === "published", changedAt: isoOf(at) ?? "" },
		]),
	);
}

async function readOnes(): Promise<Pick<Contents, "contactAt" | "headAt">> {
	const [row] = await query<{ contact: string | null; settings: string | null; head: string | null }>(sql`SELECT
		(SELECT max(updated_at) FROM contact WHERE coalesce(phone, '') <> '' OR coalesce(email, '') <> '') AS contact,
		(SELECT max(updated_at) FROM settings WHERE coalesce(school_mobile, '') <> '') AS settings,
		(SELECT max(updated_at) FROM teachers WHERE ${isHead} AND deleted_at IS NULL) AS head`);
	return { contactAt: isoOf(row?.contact ?? row?.settings), headAt: isoOf(row?.head) };
}

/** @returns what is there, and since when it is unchanged */
export async function readContents(): Promise<Contents> {
	const [newest, pages, ones] = await Promise.all([readNewest(), readPages(), readOnes()]);
	return { newest, pages, ...ones };
}
