/** The operations of all subjects, for the activity log, from which they can be taken back. */
import "server-only";
import { notFoundError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { admissionBatch } from "../admissions/operation";
import { applicantList } from "../applicant-list/operation";
import { certificateTemplates } from "../certificate-templates/operation";
import { certificates } from "../certificates/operation";
import { classSetup } from "../class-setup/operation";
import { dateList } from "../date-list/operation";
import { examRoutine } from "../exam-routine/operation";
import { mayDo, type SignedIn } from "../guard";
import { identityCards } from "../identity-cards/operation";
import { importing } from "../import/operation";
import { enteringMarks } from "../marks/operation";
import { oldResults } from "../old-results/operation";
import { promotion } from "../promotion/operation";
import { release } from "../release/operation";
import { resultNames } from "../result-names/operation";
import { sectionRoster } from "../section-roster/operation";
import { siteMenu } from "../site-menu/operation";
import { sectionSlips } from "../slips/slips";
import type { Subject } from "../subjects";
import { takeBack } from "./apply";
import type { Operation, Plan } from "./operation";

/**
 * An operation of any subject: `facts` and `changes` of a row always match the types of its own subject's operation.
 */
export type AnyOperation = Operation<unknown, Plan, unknown, object, unknown>;

export const operations: Readonly<Partial<Record<Subject, AnyOperation>>> = {
	admissions: admissionBatch,
	"applicant-list": applicantList,
	"certificate-templates": certificateTemplates,
	certificates,
	"class-setup": classSetup,
	"date-list": dateList,
	"exam-routine": examRoutine,
	"identity-cards": identityCards,
	import: importing,
	marks: enteringMarks,
	"old-results": oldResults,
	promotion,
	release,
	"result-names": resultNames,
	"section-roster": sectionRoster,
	"site-menu": siteMenu,
	slips: sectionSlips,
};

/**
 * Takes an operation of any subject back.
 * @throws Held; SchoolError "notFound" also for one that the account may not do, see {@link takeBack}
 */
export async function takeAnyBack(account: SignedIn, id: number): Promise<void> {
	const [row] = await query<{ subject: Subject }>(sql`SELECT subject FROM operations WHERE id = ${id}`);
	const operation = row && operations[row.subject];
	if (!operation || !mayDo(account, row.subject)) throw notFoundError();
	await takeBack(operation, id, account);
}
