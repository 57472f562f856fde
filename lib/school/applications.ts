/** Applications for admission. */
import "server-only";
import { randomUUID } from "node:crypto";
import { nextCode } from "@/lib/cms/students/codes";
import type { ApplicationInput } from "@/lib/contract/application";
import type { Application } from "@/lib/contract/students";
import { personOf, recordOf } from "./person";
import { query, sql } from "./query";
import { records } from "./records";
import { withPicture } from "./student-pictures";
import { issueToken } from "./tokens";

type Numbered = { id: number; code: number };

/**
 * Takes in an application. The same browser key is the same application, however often it is sent.
 * @returns its record id, its number and a fresh token for it
 * @throws SchoolError "invalid" for a bad picture
 */
export async function submitApplication(input: ApplicationInput) {
	const browserKey = input.browser_key ?? randomUUID();
	const { id, code } = (await sentBefore(browserKey)) ?? (await create(input, browserKey));
	return { id, student_id: code, token: await issueToken({ code, application: id }) };
}

/** @returns the application of that record id */
export async function getApplication(id: number): Promise<Application> {
	const payload = await records();
	return personOf(await payload.findByID({ collection: "applications", id, depth: 0 }));
}

async function sentBefore(browserKey: string): Promise<Numbered | undefined> {
	type Row = { id: number; code: number | string };
	const [row] = await query<Row>(sql`SELECT id, code FROM applications WHERE browser_key = ${browserKey}`);
	return row && { id: row.id, code: Number(row.code) };
}

async function create(input: ApplicationInput, browserKey: string): Promise<Numbered> {
	const payload = await records();
	try {
		return await withPicture(input.image, async (picture) => {
			const code = await nextCode(payload);
			const data = { ...recordOf(input), code, picture, browserKey, status: "new" as const };
			return payload.create({ collection: "applications", data, depth: 0 });
		});
	} catch (error) {
		// A second tap at the same moment: the database kept the first alone.
		const first = await sentBefore(browserKey);
		if (first) return first;
		throw error;
	}
}
