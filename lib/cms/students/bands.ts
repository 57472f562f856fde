/** A scale of grades: the school's, or that of an exam. */
import type { ArrayField } from "payload";
import { scaleSchema } from "@/lib/grading/sheet-schema";
import { studentStaffText } from "@/lib/office/words/students";
import { textField } from "../fields";

const { errors, fields, hints } = studentStaffText;

type Band = { from?: unknown; grade?: unknown; point?: unknown };

/** Whether the bands are a scale by the rules of grading, in whatever order they stand. */
function isScale(bands: unknown): boolean {
	if (!Array.isArray(bands)) return false;
	const rows = bands.map(({ from, grade, point }: Band) => [from, grade, point]);
	return scaleSchema.safeParse(rows.sort(([a], [b]) => Number(b) - Number(a))).success;
}

type Own = Pick<ArrayField, "defaultValue" | "admin">;

/** @param options the default, or the condition to show the field */
export const bandsField = ({ admin, ...rest }: Own): ArrayField => ({
	...{ name: "bands", label: fields.bands, labels: { singular: fields.grade, plural: fields.bands }, type: "array" },
	...rest,
	admin: { description: hints.bands, ...admin },
	validate: (bands: unknown, { siblingData }: { siblingData: { scale?: unknown } }) =>
		// In an exam the bands matter only if it has a scale of its own.
		(siblingData.scale !== undefined && siblingData.scale !== "own") || isScale(bands) || errors.bands,
	fields: [
		{
			type: "row",
			fields: [
				textField({ name: "grade", label: fields.grade, required: true, maxLength: 10 }),
				{ name: "from", label: fields.from, type: "number", required: true, min: 0, max: 100 },
				{ name: "point", label: fields.point, type: "number", required: true, min: 0, max: 5 },
			],
		},
	],
});
