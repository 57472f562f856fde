/** Classes full of students for tests of the back office, by SQL: a hundred calls would take as long as the test. */
import type { TestSite } from "@/lib/commands/test/site";

/** Where they are enrolled: ids of the year, the section and its class. */
type Place = { year: number; section: number; classId: number };

/** Adds the students `শিক্ষার্থী 1` with the roll 1 and the number 2026001, and so on; to a school that has none. */
export const insertStudents = (school: TestSite, count: number, { year, section, classId }: Place) =>
	school.sql(
		`INSERT INTO students (code, name, title, gender, father_name, mother_name, password_version)
			WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
			SELECT 2026000 + i, 'শিক্ষার্থী ' || i, 'শিক্ষার্থী ' || i, '2', 'করিম', 'সালমা', 0 FROM n`,
		`INSERT INTO enrolments (student_id, year_id, class_id, section_id, roll)
			SELECT id, ${year}, ${classId}, ${section}, code - 2026000 FROM students`,
	);
