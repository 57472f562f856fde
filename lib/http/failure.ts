/** Refusals at the HTTP level, and what turns any error into the contract's response for a failed call (docs/api.md). */
import "server-only";
import { randomUUID } from "node:crypto";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { machineFaults } from "@/lib/bengali/machine-faults";
import { StoreUnavailable } from "@/lib/files/unavailable";
import { describeError } from "@/lib/machine/log";
import { isOutage, machineFaultOf } from "@/lib/machine/machine-fault.js";
import { type Refusal, SchoolError } from "@/lib/school/errors";

/** A request refused at the HTTP level, before any record is read. */
export class CallError extends Error {
	override name = "CallError";

	/** @param more further fields of the answer, beside `success` and `message` */
	constructor(
		readonly status: 400 | 403 | 405 | 413 | 429 | 503,
		message: string,
		readonly headers?: Record<string, string>,
		readonly more?: { errors?: Record<string, string[]>; proof_required?: true; must_change?: true },
	) {
		super(message);
	}
}

/** 403: the call is answered with a right `proof` only (lib/http/proofs). */
export const proofRequiredError = (message: string) =>
	new CallError(403, message, undefined, { errors: { proof: [message] }, proof_required: true });

/** @param seconds until the next attempt may succeed, for Retry-After */
export function tooManyError(seconds: number): CallError {
	const minutes = toBengaliDigits(Math.max(1, Math.ceil(seconds / 60)));
	return new CallError(429, errorText.tooMany(minutes), { "Retry-After": String(Math.max(1, Math.ceil(seconds))) });
}

/** 503: the database does not respond, or this process should get no requests. @param why what is wrong, if it is known */
export const unavailableError = (why: string = errorText.unavailable) => new CallError(503, why);

const statuses: Record<Refusal, number> = { unauthorised: 401, forbidden: 403, notFound: 404, invalid: 422 };

/** Of each JSON response. */
export const replyHeaders = { "Content-Type": "application/json", "Cache-Control": "no-store" };

/** @returns a JSON response that is not stored */
export const reply = (status: number, body: unknown, headers?: Record<string, string>) =>
	Response.json(body, { status, headers: { ...replyHeaders, ...headers } });

type Explanation = {
	status: number;
	message: string;
	errors?: Record<string, string[]>;
	/** Whether the call is answered with a proof only. */
	proof_required?: true;
	/** Whether the token replaces its password from a slip first, and does nothing else. */
	must_change?: true;
	headers?: Record<string, string>;
};

/**
 * @param forStaff whether a fault of the machine is named, with what to do; others learn only that it is one
 * @returns status and message for the client; an unexpected error is logged and gets a reference number only
 */
export function explain(error: unknown, forStaff = false): Explanation {
	if (error instanceof CallError)
		return { status: error.status, message: error.message, headers: error.headers, ...error.more };
	if (error instanceof SchoolError) {
		const { kind, message, errors } = error;
		return { status: statuses[kind], message, errors };
	}
	if (error instanceof StoreUnavailable) {
		console.error(describeError(error));
		return { status: 503, message: error.message };
	}
	const fault = machineFaultOf(error);
	if (isOutage(fault)) {
		console.error(describeError(error));
		return { status: 503, message: forStaff ? machineFaults[fault].bengali : errorText.unavailable };
	}
	const reference = randomUUID().slice(0, 8);
	console.error(`[${reference}] ${describeError(error)}`);
	return { status: 500, message: errorText.server(reference) };
}

/** @returns the failure in the contract's shape */
export function failure(error: unknown, forStaff = false): Response {
	const { status, message, headers, ...more } = explain(error, forStaff);
	return reply(status, { success: false, message, ...more }, headers);
}
