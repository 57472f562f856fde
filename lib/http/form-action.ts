/**
 * Server Actions for forms that work without JavaScript (Next, guides/forms), with the same validation and limits as an
 * API call. They are not authenticated, so an action may do no more than a public call.
 */
import "server-only";
import { headers } from "next/headers";
import type { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { studentText } from "@/lib/bengali/students";
import { bodyBytes, uploadBytes } from "@/lib/contract/body-limits.js";
import type { FormAction } from "@/lib/contract/form-answer";
import { takeArguments } from "@/lib/machine/page-call";
import { invalidError } from "@/lib/school/errors";
import { maxCharacters, parseFields } from "./body";
import { CallError, explain } from "./failure";
import type { Limit } from "./limits";

type Definition<B extends z.ZodObject, R extends object> = {
	/** Schema of the form's fields. */
	body: B;
	/** Messages for empty fields by name, instead of the general one. */
	required?: Record<string, string>;
	/** Rate limit, see lib/http/limits. */
	limit: Limit<{ body: z.output<B> }>;
	handle: (input: { body: z.output<B>; request: Request }) => Promise<R>;
};

/**
 * @returns an action that never throws when it is called with a form: errors are returned as messages together with the
 * typed values. The previous state comes from the client and is not trusted, so it is ignored
 */
export function formAction<B extends z.ZodObject, R extends object>({
	body,
	required = {},
	limit,
	handle,
}: Definition<B, R>): FormAction<R> {
	const names = Object.keys(body.shape);
	const named = (name: string, sentence: string) =>
		sentence === errorText.field.required ? (required[name] ?? sentence) : sentence;
	return async (_previous, data) => {
		const sent = Object.fromEntries([...data].filter(([name]) => names.includes(name)));
		takeArguments();
		try {
			checkSize(sent);
			const input = { body: (await parseFields(body, sent)) as z.output<B> };
			const request = new Request("http://form.invalid", { headers: await headers() });
			return { done: await limit(request, input, () => handle({ ...input, request })) };
		} catch (error) {
			const { message, errors: found = {} } = explain(error);
			const errors = Object.fromEntries(
				Object.entries(found).map(([name, sentences]) => [name, sentences.map((sentence) => named(name, sentence))]),
			);
			const typed = Object.entries(sent).filter((entry): entry is [string, string] => isShortText(entry[1]));
			const atFields = Object.keys(errors).length > 0;
			return { done: null, errors, message: atFields ? null : message, typed: Object.fromEntries(typed) };
		}
	};
}

const isShortText = (value: unknown) => typeof value === "string" && value.length <= maxCharacters;

/** The limits of an API call, narrower than the bodySizeLimit of next.config.js. */
function checkSize(sent: Record<string, FormDataEntryValue>) {
	let texts = 0;
	for (const [name, value] of Object.entries(sent)) {
		if (typeof value === "string") texts += Buffer.byteLength(value);
		else if (value.size > uploadBytes) throw invalidError({ [name]: [studentText.picture.tooLarge] });
	}
	if (texts > bodyBytes) throw new CallError(413, errorText.tooLarge);
}
