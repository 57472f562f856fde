import type { UIField } from "payload";
import type { ResultSource } from "@/lib/contract/study";

/** Says in a form that released results stay as they are, and how many unreleased exams a change touches. */
export const unreleasedHint = (of: ResultSource): UIField => ({
	name: "unreleased",
	type: "ui",
	admin: {
		components: {
			Field: { path: "/lib/office/release/unreleased-hint#UnreleasedHint", serverProps: { of } },
		},
		condition: (data) => of === "scale" || of === "rules" || Boolean(data?.id),
		disableListColumn: true,
	},
});
