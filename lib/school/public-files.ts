/**
 * Which uploaded files are public: those that a published record references. Queried on each request and never cached
 * (one statement, using indexes), so that a withdrawn file is gone at once in every process, and requests for unknown
 * names use no memory.
 */
import "server-only";
import { mediaFileColumns } from "@/lib/cms/media-columns";
import { isPublishedNow, withoutNul } from "@/lib/cms/published";
import { query, type SQL, sql } from "./query";

/** Matches the upload and its image sizes. */
const mediaNamed = (name: string) => {
	const exact = withoutNul(name.normalize("NFC"));
	const named = mediaFileColumns.map((column) => sql`${sql.identifier(column)} = ${exact}`);
	return sql`SELECT id FROM media WHERE ${sql.join(named, sql` OR `)}`;
};

const attached = (isShown: SQL) => sql`
	SELECT attachment_id AS id FROM notices WHERE ${isShown}
	UNION ALL SELECT attachment_id FROM routines WHERE ${isShown}
	UNION ALL SELECT attachment_id FROM curriculums WHERE ${isShown}`;

/** Uploads that the public sees. Collections without drafts are always public. */
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

/** @returns whether a published record or the site settings reference the file */
export const isPublicFile = (name: string): Promise<boolean> => holds(shown, name);

/** @returns whether the file is attached to a published notice, routine or curriculum */
export const isPublishedAttachment = (name: string): Promise<boolean> => holds(attached, name);
