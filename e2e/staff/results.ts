/** Results for tests of the back office, by SQL: only a release of marks makes them otherwise. */
import type { TestSite } from "@/lib/commands/test/site";

const sheet = (mark: string) => `json_object(
	'student', json_object('code', s.code, 'name', s.name, 'father', s.father_name, 'mother', s.mother_name),
	'class', json_object('id', c.id, 'name', c.name), 'section', json_object('id', n.id, 'name', n.name),
	'group', NULL, 'roll', e.roll,
	'exam', json_object('id', x.id, 'name', x.name, 'type', x.type, 'year', json_object('id', y.id, 'year', y.year)),
	'subjects', json_array(json_object('name', 'বাংলা', 'marks', ${mark}, 'full', 100,
		'papers', json_array(json_object('code', '1', 'name', '', 'parts', json_array(
			json_object('code', 'whole', 'name', '', 'marks', ${mark}, 'full', 100, 'pass', NULL)))),
		'letter', CASE WHEN ${mark} < 33 THEN 'F' ELSE 'A' END, 'point', CASE WHEN ${mark} < 33 THEN 0 ELSE 4 END,
		'reason', CASE WHEN ${mark} < 33 THEN 'total' END, 'failedParts', json_array(),
		'fourth', json('false'), 'counted', json('true'))),
	'total', ${mark}, 'gpa', CASE WHEN ${mark} < 33 THEN 0 ELSE 4 END,
	'letter', CASE WHEN ${mark} < 33 THEN 'F' ELSE 'A' END, 'gpaWithoutFourth', NULL,
	'failed', CASE WHEN ${mark} < 33 THEN 1 ELSE 0 END, 'position', NULL, 'of', NULL,
	'rules', json_object('scale', json_array(json_array(33, 'A', 4), json_array(0, 'F', 0)), 'rounding', 'none',
		'placeFailed', json('false'), 'rankWithin', 'class', 'combined', NULL),
	'origin', 'upgrade')`;

/**
 * Gives each student who is enrolled in the exam's year a result in one subject.
 * @param mark SQL expression, in which `s` is the student
 */
export const insertResults = (school: TestSite, exam: number, mark = "71") =>
	school.sql(`INSERT INTO results (student_id, exam_id, year_id, class_id, section_id, code, total, sheet)
		SELECT s.id, x.id, y.id, c.id, n.id, s.code, ${mark}, ${sheet(mark)}
		FROM students s JOIN exams x ON x.id = ${exam} JOIN years y ON y.id = x.year_id
		JOIN enrolments e ON e.student_id = s.id AND e.year_id = y.id
		JOIN classes c ON c.id = e.class_id JOIN sections n ON n.id = e.section_id`);

/** Releases the results of a class that have been inserted. */
export const releaseResults = (school: TestSite, exam: number, classId: number) =>
	school.sql(
		`INSERT INTO operations (subject, state, staff_name, title, applied_at, updated_at)
			VALUES ('release', 'applied', '', '', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
		`INSERT INTO releases (exam_id, class_id, at, operation_id)
			SELECT ${exam}, ${classId}, '2026-01-01T00:00:00.000Z', max(id) FROM operations`,
		`UPDATE results SET operation = (SELECT max(id) FROM operations) WHERE exam_id = ${exam} AND class_id = ${classId}`,
	);
