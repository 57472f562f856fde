/** Validates and submits an application; maps errors to messages by field. */
import type { z } from "zod";
import { applicationErrors, fieldNames } from "@/lib/bengali/admission";
import { consentVersion } from "@/lib/bengali/consent";
import { requiredText } from "@/lib/bengali/outcomes";
import type { applicationAnswer } from "@/lib/contract/application";
import type { Draft } from "./application-draft";
import { callApi, FailedCall } from "./call";

export type FieldName = keyof typeof fieldNames;
export type FieldErrors = Partial<Record<FieldName, string>>;

const names = Object.keys(fieldNames) as FieldName[];
const required: FieldErrors = applicationErrors.required;

/**
 * @param errors messages by field, as returned by the schema and by the API
 * @returns one message per field, understandable without the label, in form order
 */
export function sentencesByField(errors: Record<string, string[] | undefined>): FieldErrors {
	const sentences = names.flatMap((name) => {
		const sentence = errors[name]?.[0];
		if (!sentence) return [];
		const whole = sentence === requiredText ? required[name] : undefined;
		return [[name, whole ?? applicationErrors.at(fieldNames[name], sentence)]];
	});
	return Object.fromEntries(sentences);
}

/** @returns the fields that have an error, in the order of the form */
export const wrongFields = (errors: FieldErrors): FieldName[] => names.filter((name) => errors[name]);

/** Milliseconds: enough for a photo over slow mobile data. */
const timeout = 90_000;

/** Milliseconds to wait for the validation chunk; the server validates anyway. */
const checksTimeout = 5000;

const loadChecks = () => import("./check-application");

/** Preloads the validation chunk. */
export const prepareChecks = (): Promise<unknown> => loadChecks().catch(() => undefined);

/**
 * Submits an application. Idempotent by the draft's key.
 * @param photoProblem error message for the chosen photo, or null
 * @returns its token
 * @throws FailedCall; with status 422 and without a request when client-side validation fails
 */
export async function sendApplication({ key, fields, image }: Draft, photoProblem: string | null): Promise<string> {
	const consent = { consent: fields.consent === "true", consent_version: consentVersion };
	const body = { ...fields, ...consent, image, browser_key: key };
	const faults = { ...(await validationErrors(body)), ...(photoProblem && { image: [photoProblem] }) };
	const [first] = Object.values(faults);
	if (first) throw new FailedCall(422, first[0] ?? "", faults);
	const answer = await callApi<z.infer<typeof applicationAnswer>>("/api/student/student-application-form-post", {
		body,
		timeout,
	});
	return answer.data.token;
}

async function validationErrors(body: unknown): Promise<Record<string, string[]>> {
	const late = new Promise<null>((resolve) => setTimeout(resolve, checksTimeout, null));
	// When the chunk does not load, server-side validation is enough.
	const checks = await Promise.race([loadChecks().catch(() => null), late]);
	return checks ? checks.validationErrors(body) : {};
}
