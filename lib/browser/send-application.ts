/** Checking and sending an application. */
import type { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import type { applicationAnswer } from "@/lib/contract/application";
import type { Draft } from "./application-draft";
import { ask, FailedCall } from "./call";

const path = "/api/student/student-application-form-post";

/** A photo and some text over the slowest mobile data; after it, trying again is better than waiting. */
const patience = 90_000;

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
	if (Object.keys(faults).length > 0) throw new FailedCall(422, errorText.invalid, faults);
	// Older phones have no AbortSignal.timeout.
	const signal = AbortSignal.timeout?.(patience);
	const answer = await ask<z.infer<typeof applicationAnswer>>(path, { body, signal });
	return answer.data.token;
}

async function faultsOf(body: unknown): Promise<Record<string, string[]>> {
	try {
		return (await loadChecks()).faultsOf(body);
	} catch {
		// The network did not bring the checks: the server makes them all the same.
		return {};
	}
}
