/** The papers of `/admin/printing`: shared by browser and server, without zod. */
export const paperKinds = [
	"class-list",
	"grade-sheets",
	"tabulation",
	"class-summary",
	"admit-cards",
	"seat-plan",
] as const;
export type PaperKind = (typeof paperKinds)[number];
