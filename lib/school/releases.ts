/**
 * Which results the public may see: those of an exam and a class are released at a time (table `releases`). The reads
 * compare it with the clock; lib/upkeep/dates expires the cached ones when it is reached.
 */
import "server-only";
import { type SQL, sql } from "./query";

/**
 * @param exam column with the exam's id
 * @param classId column with the class's id
 * @returns the condition that results of this exam and class are released by now
 */
export const releasedNow = (exam: SQL, classId: SQL, now = new Date()): SQL =>
	sql`EXISTS (SELECT 1 FROM releases w WHERE w.exam_id = ${exam} AND w.class_id = ${classId} AND w.at <= ${now.toISOString()})`;
