import "server-only";
import { normalise } from "@/lib/bengali/normalise";
import { fileStore, readBytes } from "@/lib/files/store";
import { notFoundError } from "@/lib/school/errors";
import { records } from "@/lib/school/query";
import { getSettings } from "@/lib/school/settings";
import { maxFileBytes } from "@/lib/search/file-texts/limits";
import { readFileLines } from "@/lib/search/file-texts/process";
import type { SignedIn } from "../guard";
import { letterText } from "./text";

const words = (line: string) => line.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const [subject, ...headings] = [letterText.subject, ...letterText.headings].map(normalise);
const kinds = letterText.kinds.map(normalise);

/** After the word, a colon, or a visarga that is typed for one; many write a dash too. */
const afterSubject = new RegExp(`^${subject}\\s*[:：ঃ]\\s*[-–—]?\\s*(.+)$`, "u");

/**
 * What a notice is about: of a letter its subject, else the first line below the letterhead.
 * @param lines the first ones of the file
 * @param school name and address of the school, as letterheads have them
 * @returns null if no line says it
 */
export function titleOfLetter(lines: readonly string[], school: readonly string[]): string | null {
	const tidied = lines.map((line) => normalise(line.replace(/[\p{Cc}\s]+/gu, " ")));
	const about = tidied.map((line) => afterSubject.exec(line)?.[1]).find(Boolean);
	const ofSchool = school.map((text) => words(normalise(text)).join(" ")).filter(Boolean);
	const isTitle = (line: string) => {
		const text = words(line).join(" ");
		const besides = words(ofSchool.reduce((left, known) => left.replaceAll(` ${known} `, " "), ` ${text} `));
		return (
			besides.filter((word) => /\p{L}/u.test(word)).length > 1 &&
			!ofSchool.some((known) => known.includes(text)) &&
			!headings.some((heading) => line.startsWith(heading)) &&
			!besides.every((word) => kinds.includes(word))
		);
	};
	const title = about ?? tidied.find(isTitle);
	return title?.replace(/\s*[।.]+$/u, "") || null;
}

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
