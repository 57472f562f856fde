/**
 * Leaving the school: a transfer certificate closes a student's enrolment (`left_on`), which then stands in no list of who
 * is here. Marks and results of before stay as they are.
 */
import { type SQL, sql } from "@/lib/data/sql";

/** @param enrolment alias or table. @returns the condition that the enrolment is not closed */
export const notLeft = (enrolment = "e"): SQL => sql`${sql.identifier(enrolment)}.left_on IS NULL`;
