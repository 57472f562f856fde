/** What is wrong with an application, as sentences by field: the same at the field and in the summary above. */
import { applicationErrors, fieldNames } from "@/lib/bengali/admission";
import { errorText } from "@/lib/bengali/errors";

export type FieldName = keyof typeof fieldNames;
export type FieldErrors = Partial<Record<FieldName, string>>;

const names = Object.keys(fieldNames) as FieldName[];
const required: FieldErrors = applicationErrors.required;

/**
 * @param errors sentences by field, as the schema and the call give them
 * @returns one sentence a field, each understood without its field, in the order of the form
 */
export function sentencesByField(errors: Record<string, string[] | undefined>): FieldErrors {
	const sentences = names.flatMap((name) => {
		const sentence = errors[name]?.[0];
		if (!sentence) return [];
		const whole = sentence === errorText.field.required ? required[name] : undefined;
		return [[name, whole ?? applicationErrors.at(fieldNames[name], sentence)]];
	});
	return Object.fromEntries(sentences);
}

/** @returns the fields that have an error, in the order of the form */
export const wrongFields = (errors: FieldErrors): FieldName[] => names.filter((name) => errors[name]);
