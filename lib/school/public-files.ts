/**
 * Which uploaded files the public may have: those that a published record shows. Asked of the database at every
 * request and never cached: one statement over indexes, so a withdrawn file is gone at the next request, in every
 * process, and unknown names leave nothing behind.
 */
import "server-only";
import { mediaFileColumns } from "@/lib/cms/media-columns";
import { isPublishedNow, withoutNul } from "@/lib/cms/published";
import { query, type SQL, sql } from "./query";

/** Under every name that a file has: as it was uploaded, and each size that was made of it. */
const mediaNamed = (name: string) => {
	const exact = withoutNul(name.normalize("NFC"));
	const named = mediaFileColumns.map((column) => sql`${sql.identifier(column)} = ${exact}`);
	return sql`SELECT id FROM media WHERE ${sql.join(named, sql` OR `)}`;
};

const attached = (isShown: SQL) => sql`
	SELECT attachment_id AS id FROM notices WHERE ${isShown}
	UNION ALL SELECT attachment_id FROM routines WHERE ${isShown}
	UNION ALL SELECT attachment_id FROM curriculums WHERE ${isShown}`;

/** Records without drafts are public as they stand. */
const shown = (isShown: SQL) => sql`
	${attached(isShown)}
	UNION ALL SELECT picture_id FROM contents WHERE ${isShown}
	UNION ALL SELECT picture_id FROM teachers
	UNION ALL SELECT picture_id FROM committee_members
	UNION ALL SELECT picture_id FROM slides
	UNION ALL SELECT logo_id FROM settings
	UNION ALL SELECT footer_picture_id FROM settings`;

async function holds(records: typeof shown, name: string): Promise<boolean> {
	const found = await query(sql`
		SELECT 1 FROM (${mediaNamed(name)}) AS media
		WHERE EXISTS (SELECT 1 FROM (${records(isPublishedNow())}) AS held WHERE held.id = media.id)`);
	return found.length > 0;
}

/** @returns whether a published record of any kind, or the site's frame, shows the file of that name */
export const isPublicFile = (name: string): Promise<boolean> => holds(shown, name);

/** @returns whether a published notice, routine or curriculum carries the file of that name */
export const isPublishedAttachment = (name: string): Promise<boolean> => holds(attached, name);
