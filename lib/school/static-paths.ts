import "server-only";

/**
 * Next asks every static route for one path at least. This one names no record: pages are made at their
 * first request and kept until staff publish, so a start takes as long for 10,000 notices as for none, and a
 * long Bengali name never has to be a file's name.
 */
export const noNames = () => [{ name: ["-"] }];

/** The same for the later pages of a list: the second stands for all. */
export const secondPage = () => [{ page: "2" }];

/** The same for the years of the section counts. */
export const noYear = () => [{ year: "0" }];

/** The same for pages of one student: their HTML is a shell that holds nothing of anybody. */
export const noStudent = () => [{ studentid: "0" }];

/** The same for pages of one application. */
export const noApplication = () => [{ student_id: "0" }];

/** The same for the grade sheet. */
export const noSheet = () => [{ year: "0", exam: "0", class: "0", student: "0" }];
