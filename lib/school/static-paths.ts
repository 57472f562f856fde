import "server-only";

/**
 * With cacheComponents, generateStaticParams must return at least one path. This placeholder matches no record: pages
 * are rendered on their first request and cached until staff publish, so a start does not depend on the number of
 * records, and long Bengali names never become file names, which are limited to 255 bytes.
 */
export const noNames = () => [{ name: ["-"] }];

/** Placeholder for the later pages of a list. */
export const secondPage = () => [{ page: "2" }];

/** Placeholder for a list's years or kinds. */
export const noArchive = () => [{ part: ["-"] }];

/** Placeholder for the years of the section counts. */
export const noYear = () => [{ year: "0" }];

/** Placeholder for student pages, whose HTML is a shell without personal data. */
export const noStudent = () => [{ studentid: "0" }];

/** Placeholder for application pages. */
export const noApplication = () => [{ student_id: "0" }];

/** Placeholder for the grade sheet. */
export const noSheet = () => [{ year: "0", exam: "0", class: "0", student: "0" }];

/** Placeholder for the routines of exams. */
export const noExam = () => [{ exam: "0" }];

/** Placeholder for the months of the school year. */
export const noMonth = () => [{ year: "0", month: "0" }];
