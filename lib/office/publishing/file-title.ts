import "server-only";
import { fileStore, readBytes } from "@/lib/files/store";
import { notFoundError } from "@/lib/school/errors";
import { records } from "@/lib/school/records";
import { getSettings } from "@/lib/school/settings";
import { maxFileBytes } from "@/lib/search/file-texts/limits";
import { readFileLines } from "@/lib/search/file-texts/process";
import type { SignedIn } from "../guard";
import { titleOfLetter } from "./title-of-letter";

/**
 * @param account whose rights apply
 * @param id of an upload
 * @returns the title that a PDF file proposes for its notice; null for a scan, and for other files
 * @throws SchoolError "notFound"
 */
export async function proposeTitle(account: SignedIn, id: number): Promise<string | null> {
	const payload = await records();
	const user = { ...account, collection: "staff" as const };
	const file = await payload.findByID({
		collection: "media",
		id,
		depth: 0,
		disableErrors: true,
		overrideAccess: false,
		user,
	});
	if (!file) throw notFoundError();
	if (file.mimeType !== "application/pdf" || !file.filename || (file.filesize ?? 0) > maxFileBytes) return null;
	const bytes = await readBytes(fileStore("media"), file.filename);
	if (!bytes) return null;
	const { school_name, school_address } = await getSettings();
	return titleOfLetter(await readFileLines(bytes), [school_name, school_address]);
}
