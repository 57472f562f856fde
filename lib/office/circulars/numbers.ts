/** The file of mobile numbers for the operator's own page: who is told of a notice by SMS. The site itself sends nothing. */
import "server-only";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { addEntry } from "@/lib/cms/activity/entries";
import { SchoolError } from "@/lib/school/errors";
import { inTransaction } from "@/lib/school/query";
import type { OfficeFile } from "../calls";
import type { SignedIn } from "../guard";
import { writeFileOf } from "../lists/process";
import type { NumbersInput } from "./calls";
import { type Family, familiesOf, getTold, note, readTold } from "./reached";
import { circularsText } from "./text";

const { numbers: text } = circularsText;

/**
 * Makes the file, notes with each family that it is in one, and writes the act down.
 * @returns one number a line; as CSV with names and section beside it
 * @throws SchoolError "notFound" if the notice is not published, "invalid" if no family has a number
 */
export async function makeNumbers(input: NumbersInput, who: SignedIn): Promise<OfficeFile> {
	const { id, format } = input;
	const place = input.class === undefined ? undefined : ({ of: "class", id: input.class } as const);
	const families = await inTransaction(async (req) => {
		const notice = await getTold(id);
		const found = familiesOf(await readTold(notice, place, req)).families;
		if (found.length === 0) throw new SchoolError("invalid", text.none);
		const students = found.flatMap(({ pupils }) => pupils.map((pupil) => pupil.id));
		await note(id, students, { way: "sms", at: new Date().toISOString() }, req);
		// Not of the notice's record: a later act about that would keep its publishing from being undone.
		const act = { action: "export", kind: "students", title: text.act(notice.name) } as const;
		await addEntry(req, who, { ...act, detail: text.detail(found.length, format) });
		return found;
	});
	// Lines as Windows ends them: office computers have it, and its older editors show no other.
	const lines = () => Buffer.from(families.map(({ mobile }) => `${mobile}\r\n`).join(""));
	const bytes = format === "txt" ? lines() : await tableOf(families);
	return { bytes, name: text.file(format), type: format, persons: families.length };
}

const tableOf = (families: readonly Family[]): Promise<Buffer> => {
	const rows = families.map(({ mobile, pupils }) => [
		mobile,
		pupils.map(({ name }) => name).join(", "),
		[...new Set(pupils.map((one) => studentStaffText.titles.section(one.section.name, one.class.name)))].join(", "),
	]);
	return writeFileOf("csv", [{ name: text.act(""), rows: [[...text.columns], ...rows] }]);
};
