import type { Field } from "payload";
import { amount } from "@/lib/grading/sheet-schema";
import { subjectText } from "@/lib/office/marks/text";

const { errors, fields } = subjectText;

type Amount = {
	name: string;
	least: number;
	required?: boolean;
	label?: string;
	defaultValue?: number;
	admin?: object;
};

/** An amount of marks, to two places; one that is called "pass" is at most the full mark beside it. */
export const amountField = ({ least, ...own }: Amount): Field => ({
	...{ label: own.name === "pass" ? fields.pass : fields.full, ...own, type: "number", min: least, max: 1000 },
	validate: (value: unknown, { siblingData }: { siblingData: Partial<{ full: number }> }) => {
		const isPass = own.name === "pass";
		const message = isPass ? errors.pass : least > 0 ? errors.full : errors.fullOrNone;
		const most = isPass ? (siblingData.full ?? 1000) : 1000;
		if ((value ?? "") === "") return !own.required || message;
		return amount.min(least).max(most).safeParse(Number(value)).success || message;
	},
});
