/** Students from a spreadsheet: an open operation that is read, confirmed and applied, and that can be taken back. */
import "server-only";
import { SchoolError } from "@/lib/school/errors";
import { query, records, sql } from "@/lib/school/query";
import { activityText } from "../activity/text";
import type { SignedIn } from "../guard";
import { titleOfFile } from "../lists/added";
import { bytesOf, faultSentence, readUpload, refusedFile } from "../lists/files";
import type { FileContent } from "../lists/read";
import { type FileFault, fileFaults, type ImportColumn } from "../lists/text";
import { confirm, startReading } from "../operations/background";
import { findOpen, type OpenOperation, readContent } from "../operations/open";
import type { Operation } from "../operations/operation";
import { pastOperations } from "../operations/stored";
import { lockRecords } from "./changes";
import { makePlan, type Plan, readRows, yearsOf } from "./plan";
import { studentForm } from "./row";
import { readStored, type Stored } from "./stored";
import { takeImportBack } from "./take-back";
import { importText } from "./text";
import { type Changes, writePlan } from "./write";

/** The plan of an open import, with its file's content and the records that it was compared with. */
export type ImportPlan = Plan & FileContent<ImportColumn> & { title: string; stored: Stored };

/** Numbers of students. */
export type ImportFacts = { created: number; changed: number; refused: number };

export const importing: Operation<number, ImportPlan, Changes, ImportFacts> = {
	subject: "import",
	tags: ["students", "enrolments"],
	// Former values, which are personal data, are kept for the last ten imports only.
	kept: 10,

	lock: (_, req) => lockRecords(req),

	/** @throws SchoolError "notFound" if the import does not wait for confirmation */
	async plan(id, req) {
		const content = await readContent<FileContent<ImportColumn>>(id, req);
		const [{ title } = { title: "" }] = await query<{ title: string }>(
			sql`SELECT title FROM operations WHERE id = ${id}`,
			req,
		);
		const read = await readRows(content.rows);
		const stored = await readStored({ payload: await records(), req }, yearsOf(read));
		return { ...content, ...(await makePlan(read, stored)), title, stored };
	},

	async apply(plan, { req, at, progress }) {
		const count = (kind: string) => plan.entries.filter((entry) => entry.kind === kind).length;
		const facts = { created: count("new"), changed: count("changed"), refused: count("refused") };
		const changes = await writePlan(req, plan, at, progress);
		return { title: plan.title, count: facts.created + facts.changed, facts, changes };
	},

	takeBack: (changes, { req, at }) => takeImportBack(changes, req, at),

	told: {
		kind: "students",
		action: "create",
		detail: ({ facts }) => activityText.tasks.imported(facts.created, facts.changed),
		takenBack: { action: "delete", detail: () => activityText.tasks.importUndone },
	},
};

/**
 * Stores a file's rows for confirmation; reading goes on after the return.
 * @throws SchoolError "invalid" for a large or empty file, and while another import is open
 */
export async function startImport(by: SignedIn, file: File): Promise<void> {
	const bytes = await bytesOf(file);
	const read = (signal: AbortSignal) => readUpload(studentForm, bytes, signal);
	if (!(await startReading("import", by, titleOfFile(file), read))) throw refusedFile(importText.upload.busy);
}

/**
 * Applies the open import; goes on after the return.
 * @param fingerprint of the plan that was shown
 * @throws SchoolError "notFound" if the import does not wait for confirmation
 */
export async function confirmImport(id: number, fingerprint: string, by: SignedIn): Promise<void> {
	if (!(await confirm(importing, id, fingerprint, by))) throw new SchoolError("notFound", importText.plan.stale);
}

export const findImport = () => findOpen("import");

/** @returns the newest first */
export const pastImports = () => pastOperations<ImportFacts>("import", importing.kept ?? 0);

const isFileFault = (fault: string): fault is FileFault => fault in fileFaults;

/** @returns the sentence of a fault, null without one */
export function faultText({ fault, faultDetail }: Pick<OpenOperation, "fault" | "faultDetail">): string | null {
	if (!fault) return null;
	if (!isFileFault(fault)) return importText.plan.moved;
	return faultSentence(fault, faultDetail);
}
