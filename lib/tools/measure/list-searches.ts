/** Writes searches for results that exist into a file, as the page of the results sends them with a proof: for ./load. */
import { writeFileSync } from "node:fs";
import type { ResultSearch } from "@/lib/contract/results";
import { rows, sql } from "@/lib/data/sql";
import { openRecords } from "@/lib/upkeep/open-records";

/** Enough that a test of one minute repeats few of them, and few enough to need little memory. */
const most = 20_000;

const [file = ""] = process.argv.slice(2);
const payload = await openRecords();
const found = await rows<ResultSearch>(
	payload,
	sql`SELECT r.exam_id AS exam_name, r.year_id AS year, r.class_id AS class, r.code AS "studentId",
			coalesce(s.date_of_birth, CAST(e.roll AS text)) AS proof
		FROM results r
		JOIN students s ON s.id = r.student_id
		JOIN enrolments e ON e.student_id = s.id AND e.year_id = r.year_id
		ORDER BY random() LIMIT ${most}`,
);
writeFileSync(file, JSON.stringify(found));
await payload.destroy();
