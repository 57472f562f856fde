/** How often one may try (contract.md, limits). Too often is a CallError 429 with the time to wait. */
import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { environment } from "@/lib/environment";
import { storedLimit } from "@/lib/school/limit-store";
import { tooManyError } from "./call-error";
import { clientAddress } from "./client-address";

const minutes = environment.LOGIN_FAILURE_MINUTES * 60;
const perStudent = storedLimit("login-student", environment.LOGIN_FAILURES_PER_STUDENT, minutes);
const perAddress = storedLimit("login-address", environment.LOGIN_FAILURES_PER_ADDRESS, minutes);
const applications = storedLimit("application", environment.APPLICATIONS_PER_HOUR, 60 * 60);
/** Reads alone, so each process counts for itself. */
const searches = new RateLimiterMemory({ points: environment.RESULT_SEARCHES_PER_MINUTE, duration: 60 });

type Limit = { consume(key: string | number): Promise<RateLimiterRes> };

async function take(limit: Limit, key: string | number): Promise<void> {
	try {
		await limit.consume(key);
	} catch (error) {
		if (error instanceof RateLimiterRes) throw tooManyError(error.msBeforeNext / 1000);
		throw error;
	}
}

/**
 * Checks a password within the limits of failed logins. The student's count goes up before the check, so that
 * a hundred tries at once are no way round it; the address's after it, because its families do come at once.
 * @param check whether the password is right
 */
export async function withinLoginLimits(request: Request, code: number, check: () => Promise<boolean>) {
	const address = clientAddress(request);
	const failures = await perAddress.get(address);
	if (failures && failures.consumedPoints >= perAddress.points) throw tooManyError(failures.msBeforeNext / 1000);
	await take(perStudent, code);
	const right = await check();
	await (right ? perStudent.delete(code) : perAddress.penalty(address));
	return right;
}

/** One more application from the request's address. */
export const takeApplication = (request: Request) => take(applications, clientAddress(request));

/** One more look at results from the request's address. */
export const takeResultSearch = (request: Request) => take(searches, clientAddress(request));
