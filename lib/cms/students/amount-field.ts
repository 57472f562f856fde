import type { Field, NumberField } from "payload";
import { amount } from "@/lib/grading/sheet-schema";
import { subjectText } from "@/lib/office/marks/text";

const { errors, fields } = subjectText;

type Amount = Pick<NumberField, "name" | "required" | "label" | "defaultValue" | "admin"> & { least: number };

/** An amount of marks, to two places; one that is called "pass" is at most the full mark beside it. */
export function amountField({ least, ...own }: Amount): Field {
	const isPass = own.name === "pass";
	const message = isPass ? errors.pass : least > 0 ? errors.full : errors.fullOrNone;
	return {
		...{ label: isPass ? fields.pass : fields.full, ...own, type: "number", min: least, max: 1000 },
		validate: (value: unknown, { siblingData }: { siblingData: Partial<{ full: number }> }) => {
			if ((value ?? "") === "") return !own.required || message;
			const most = isPass ? (siblingData.full ?? 1000) : 1000;
			return amount.min(least).max(most).safeParse(Number(value)).success || message;
		},
	};
}
