/** What the tests of leaving with everything share: what must not leave, and how an archive is looked through. */
import { buffer } from "node:stream/consumers";
import type { Payload } from "payload";
import yauzl from "yauzl";
import { headAccount } from "@/lib/cms/testing/accounts";

/** What nobody may read in an archive that is not sealed. */
export const secrets = {
	student: "$argon2id$of-a-student",
	hash: "5a17hash",
	salt: "5a17salt",
	factor: "encrypted-secret-of-a-factor",
	recovery: "hash-of-a-recovery-code",
	signature: "picture-of-the-signature",
	session: "session-of-a-head",
	browser: "key-of-the-browser-of-a-family",
};

/** Puts the secrets where the site keeps its own. */
export async function plantSecrets(payload: Payload): Promise<void> {
	const { rows, sql } = await import("@/lib/data/sql");
	const { id } = await headAccount(payload);
	const day = "2026-01-01T00:00:00.000Z";
	for (const statement of [
		sql`UPDATE students SET password_hash = ${secrets.student}`,
		sql`UPDATE staff SET hash = ${secrets.hash}, salt = ${secrets.salt} WHERE id = ${id}`,
		sql`UPDATE applications SET browser_key = ${secrets.browser} WHERE id = (SELECT max(id) FROM applications)`,
		sql`INSERT INTO second_factors (staff_id, secret) VALUES (${id}, ${secrets.factor})`,
		sql`INSERT INTO recovery_codes (staff_id, hash) VALUES (${id}, ${secrets.recovery})`,
		sql`INSERT INTO staff_sessions (_order, _parent_id, id, expires_at) VALUES (1, ${id}, ${secrets.session}, ${day})`,
		sql`INSERT INTO certificates (kind, language, year, number, memo, date, code, student_id, paper, staff_name, made_at, state)
			VALUES ('testimonial', 'bn', 2026, 7, 'স্মারক-৭', '2026-01-01', 'ABCD', 1, NULL, 'ক', ${day}, 'valid')`,
	])
		await rows(payload, statement);
	await payload.kv.set("signature", { picture: secrets.signature });
}

/** @returns the files of an archive, and those in its spreadsheets, by name */
export async function entriesOf(bytes: Buffer): Promise<Map<string, Buffer>> {
	const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
	const found = new Map<string, Buffer>();
	for await (const entry of zip.eachEntry()) {
		const content = await buffer(await zip.openReadStreamPromise(entry));
		found.set(entry.fileName, content);
		if (!entry.fileName.endsWith(".xlsx")) continue;
		for (const [name, inner] of await entriesOf(content)) found.set(`${entry.fileName}/${name}`, inner);
	}
	return found;
}
