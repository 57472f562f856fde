/** Turns an error into the contract's answer to a failed call (contract.md, rules for every call). */
import "server-only";
import { randomUUID } from "node:crypto";
import { errorText } from "@/lib/bengali/errors";
import { describeError } from "@/lib/log";
import { type Refusal, SchoolError } from "@/lib/school/errors";
import { CallError } from "./call-error";

const statuses: Record<Refusal, number> = { unauthorised: 401, forbidden: 403, notFound: 404, invalid: 422 };

/** @returns an answer that nothing keeps a copy of */
export const reply = (status: number, body: unknown, headers?: Record<string, string>) =>
	Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });

/** @returns the failure in the contract's shape; of an unexpected error a reference number and nothing else */
export function failure(error: unknown): Response {
	if (error instanceof CallError) return reply(error.status, { success: false, message: error.message }, error.headers);
	if (error instanceof SchoolError) {
		const { kind, message, errors } = error;
		return reply(statuses[kind], { success: false, message, ...(errors && { errors }) });
	}
	const reference = randomUUID().slice(0, 8);
	console.error(`[${reference}] ${describeError(error)}`);
	return reply(500, { success: false, message: errorText.server(reference) });
}
