/** Checking and sending an application, and what is wrong with it as sentences by field. */
import type { z } from "zod";
import { applicationErrors, fieldNames } from "@/lib/bengali/admission";
import { requiredText } from "@/lib/bengali/outcomes";
import type { applicationAnswer } from "@/lib/contract/application";
import type { Draft } from "./application-draft";
import { ask, FailedCall } from "./call";

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
		const whole = sentence === requiredText ? required[name] : undefined;
		return [[name, whole ?? applicationErrors.at(fieldNames[name], sentence)]];
	});
	return Object.fromEntries(sentences);
}

/** @returns the fields that have an error, in the order of the form */
export const wrongFields = (errors: FieldErrors): FieldName[] => names.filter((name) => errors[name]);

/** A photo and some text over the slowest mobile data; after it, trying again is better than waiting. */
const patience = 90_000;

/** The server makes the same checks, so nobody waits long for them here. */
const checksPatience = 5000;

const loadChecks = () => import("./check-application");

/** Fetches the checks ahead of the moment when they are needed. */
export const prepareChecks = (): Promise<unknown> => loadChecks().catch(() => undefined);

/**
 * Sends an application; the same draft sent again is the same application.
 * @param photoProblem what is wrong with the photo that was chosen, if anything
 * @returns its token
 * @throws FailedCall, 422 without asking the server where the browser already sees what is wrong
 */
export async function sendApplication({ key, fields, image }: Draft, photoProblem: string | null): Promise<string> {
	const body = { ...fields, image, browser_key: key };
	const faults = { ...(await faultsOf(body)), ...(photoProblem && { image: [photoProblem] }) };
	const [first] = Object.values(faults);
	if (first) throw new FailedCall(422, first[0] ?? "", faults);
	const answer = await ask<z.infer<typeof applicationAnswer>>("/api/student/student-application-form-post", {
		body,
		patience,
	});
	return answer.data.token;
}

async function faultsOf(body: unknown): Promise<Record<string, string[]>> {
	const late = new Promise<null>((resolve) => setTimeout(resolve, checksPatience, null));
	// Where the network does not bring the checks, the server's are enough.
	const checks = await Promise.race([loadChecks().catch(() => null), late]);
	return checks ? checks.faultsOf(body) : {};
}
