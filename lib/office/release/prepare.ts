/** What a release of an exam and class would let the public see. */
import "server-only";
import { createHash } from "node:crypto";
import type { PayloadRequest } from "payload";
import type { Exam } from "../marks/setup";
import { type ClassSheets, readSheets } from "../marks/sheets";
import { type Frozen, freeze } from "./freeze";
import { findTyped } from "./releases";

export type Prepared = {
	of: ClassSheets;
	frozen: Frozen[];
	/** Results typed by hand, which are released as they are where no marks are entered. `id` is the result's. */
	typed: (Frozen & { id: number })[];
	/** Changes with everything that people would see. */
	fingerprint: string;
};

/** @param req request whose transaction the reads join */
export async function prepareRelease(exam: Exam, classId: number, req?: PayloadRequest): Promise<Prepared> {
	const of = await readSheets(exam, classId, req);
	const frozen = await freeze(exam, classId, of, req);
	const typed = frozen.length > 0 ? [] : await findTyped(exam.id, classId, req);
	const shown = JSON.stringify([frozen, typed, of.fingerprint]);
	return { of, frozen, typed, fingerprint: createHash("sha256").update(shown).digest("base64url") };
}
