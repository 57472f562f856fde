/** For whose key backups are sealed: set once by a head, who prints the key on the recovery sheet. */
import "server-only";
import type { StoredBackup } from "@/lib/backup/folder";
import { readSealing as readSealingOf, type Sealing, sealingEntry } from "@/lib/backup/queries";
import { isRecipient, makeKey } from "@/lib/backup/seal";
import { addEntry } from "@/lib/cms/activity/entries";
import { inTransaction } from "@/lib/data/transactions";
import { qrCodeUrl } from "@/lib/files/pictures/qr-code";
import { invalidError } from "@/lib/school/errors";
import { records } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import type { RecoverySheet } from "./calls";
import { sealingText } from "./text";

export type { Sealing };

/** @returns null while backups are not sealed */
export const readSealing = async (): Promise<Sealing | null> => readSealingOf(await records());

/** @returns whether backups are sealed, the newest too */
export const isSealingGood = ([newest]: StoredBackup[], sealing: Sealing | null): boolean =>
	sealing !== null && newest?.sealed !== false;

/** @returns a new key, which is stored nowhere, and what is printed with it */
export async function makeRecoverySheet(): Promise<RecoverySheet> {
	const { key, recipient } = await makeKey();
	const { schoolName: school } = await (await records()).findGlobal({ slug: "settings", depth: 0 });
	return { school, key, recipient, number: numberOf(recipient), qr: qrCodeUrl(key), made: new Date().toISOString() };
}

/**
 * Seals all further backups.
 * @param recipient public half of the key on a recovery sheet
 * @throws SchoolError "invalid"
 */
export async function startSealing(recipient: string, who: SignedIn): Promise<void> {
	if (!isRecipient(recipient)) throw invalidError({});
	const payload = await records();
	await inTransaction(payload, (req) =>
		addEntry(req, who, { action: "update", kind: "backup", title: sealingText.act(numberOf(recipient)) }),
	);
	const sealing: Sealing = { recipient, since: new Date().toISOString(), by: who.name };
	await payload.kv.set(sealingEntry, sealing);
}

/** @returns what tells sheets apart: the last characters of the public half */
export const numberOf = (recipient: string): string => recipient.slice(-8).toUpperCase();
