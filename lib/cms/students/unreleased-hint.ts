import type { ResultSource } from "@/lib/office/values/study";
import { shown } from "../fields";

/** Says in a form that released results stay as they are, and how many unreleased exams a change touches. */
export const unreleasedHint = (source: ResultSource) =>
	shown(
		"unreleased",
		{ path: "/lib/office/release/unreleased-hint#UnreleasedHint", serverProps: { of: source } },
		{ condition: (data) => source === "scale" || source === "rules" || Boolean(data?.id) },
	);
