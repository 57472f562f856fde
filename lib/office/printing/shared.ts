/** The papers of `/admin/printing`: shared by browser and server, without zod. */
export const paperKinds = [
	"class-list",
	"attendance",
	"mark-list",
	"class-counts",
	"grade-sheets",
	"tabulation",
	"class-summary",
	"admit-cards",
	"seat-plan",
	"day-seats",
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The place that is all classes; only of lists and counts. */
export const wholeSchool = "school";

/** Columns of a class list that can be chosen, in their order; the name is in each. */
export const listColumns = [
	"roll",
	"code",
	"name",
	"father",
	"mother",
	"mobile",
	"gender",
	"religion",
	"group",
	"dateOfBirth",
	"birthNumber",
] as const;
export type ListColumn = (typeof listColumns)[number];

/** Those of a list for which nothing was chosen. */
export const usualColumns: readonly ListColumn[] = ["roll", "code", "name", "father", "mobile"];
