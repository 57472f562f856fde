/** A real student for the preview of a text. */
import "server-only";
import { inUse } from "@/lib/cms/students/restriction";
import { query, sql } from "@/lib/school/query";
import { readCertificateFacts } from "../certificates/facts";
import { findStudents } from "../certificates/find";
import type { TemplateKey } from "../certificates/templates";
import type { SignedIn } from "../guard";
import type { SampleAnswer } from "./calls";

/** The student who was enrolled last. */
async function findNewest(): Promise<number | undefined> {
	const [row] = await query<{ id: number }>(sql`
		SELECT e.student_id AS id FROM enrolments e JOIN students s ON s.id = e.student_id
		WHERE s.erased_at IS NULL AND ${inUse(sql`s.id`)} ORDER BY e.id DESC LIMIT 1`);
	return row?.id;
}

/**
 * @param typed what the student is found by; by default the one who was enrolled last
 * @returns null if nobody is found
 */
export async function readSample(
	{ kind, own, language }: TemplateKey,
	account: SignedIn,
	typed?: string,
): Promise<SampleAnswer["sample"]> {
	const student = typed === undefined ? await findNewest() : (await findStudents(typed, account))[0]?.id;
	if (student === undefined) return null;
	const read = await readCertificateFacts({ student, kind, own, language });
	const { ownTitle: _title, ownText: _text, ...facts } = read.facts;
	return { name: read.student.name, facts: facts as Record<string, string>, speaking: read.speaking };
}
