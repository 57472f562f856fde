/** Rate limits (docs/api.md). */
import "server-only";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { guessMinutes } from "@/lib/auth/passwords";
import { feedbackPerHour } from "@/lib/contract/feedback";
import { clientAddress, siteOf } from "@/lib/machine/client-address";
import { environment } from "@/lib/machine/environment";
import { countEvent, type EventName } from "@/lib/machine/event-counts";
import { processWide } from "@/lib/machine/process-wide";
import { storedLimit, studentLoginLimit } from "@/lib/school/limit-store";
import type { Asked } from "./call";
import { CallError, tooManyError } from "./failure";

/**
 * Wraps a handler: consumes points before it runs, and may refund them afterwards.
 * @throws CallError 429 with Retry-After when the limit is exceeded
 */
export type Limit<Input, Outcome = unknown> = <R extends Outcome>(
	request: Asked,
	input: Input,
	work: () => Promise<R>,
) => Promise<R>;

type Counter = { consume(key: string | number): Promise<RateLimiterRes> };

/** @returns whether a counter has refused. Without `instanceof`: bundles share counters, but each bundle has its own copy of the class. */
export const isRefusal = (error: unknown): error is Pick<RateLimiterRes, "msBeforeNext"> =>
	typeof error === "object" && error !== null && !(error instanceof Error) && "msBeforeNext" in error;

/** @throws CallError 429 with Retry-After */
export async function count(counter: Counter, key: string | number): Promise<RateLimiterRes> {
	try {
		return await counter.consume(key);
	} catch (error) {
		if (isRefusal(error)) throw tooManyError(error.msBeforeNext / 1000);
		throw error;
	}
}

/** Counts refusals for the metrics. @param events what a refusal counts as */
const counted =
	<Input, Outcome>(limit: Limit<Input, Outcome>, ...events: EventName[]): Limit<Input, Outcome> =>
	async (request, input, work) => {
		try {
			return await limit(request, input, work);
		} catch (error) {
			if (error instanceof CallError && error.status === 429) for (const event of events) countEvent(event);
			throw error;
		}
	};

export const perAddress = (counter: Counter): Limit<unknown> =>
	counted(async (request, _input, work) => {
		await count(counter, clientAddress(request));
		return work();
	}, "refusals");

/** A counter of reads, in memory: a limit per process is enough. @param duration seconds */
export const sharedCounter = (name: string, points: number, duration = 60): RateLimiterMemory =>
	processWide(name, () => new RateLimiterMemory({ points, duration }));

/**
 * A counter that holds for all processes: in the database where there may be several, else in memory.
 * @param duration seconds
 */
export const sharedLimit = (name: string, points: number, duration: number) =>
	environment.DATABASE_URL ? storedLimit(name, points, duration) : sharedCounter(name, points, duration);

export const resultSearches = perAddress(sharedCounter("result-searches", environment.RESULT_SEARCHES_PER_MINUTE));

/** Suggestions while typing count too, and checks of papers, which many phones behind one address scan. */
export const searches = perAddress(sharedCounter("searches", environment.SEARCHES_PER_MINUTE));

/** In memory: the IP addresses of visitors who give feedback must not be stored. */
export const feedback = perAddress(new RateLimiterMemory({ points: feedbackPerHour, duration: 60 * 60 }));

type MakeLimit = (name: string, points: number, duration: number) => Pick<RateLimiterMemory, "consume" | "reward">;

/** At twice its points it costs the database nothing more. */
const quickLimit: MakeLimit = (name, points, duration) => storedLimit(name, points, duration, 2 * points);

/**
 * A counter of addresses, and with ten times its points one of the networks of a subscriber, who may have 65,536 that
 * count as addresses.
 */
export function ofAddress(name: string, points: number, duration: number, make = quickLimit) {
	const [ofOne, ofSite] = [make(name, points, duration), make(`${name}-site`, 10 * points, duration)];
	const onBoth = (act: "consume" | "reward") => async (address: string | number) => {
		const site = siteOf(String(address));
		const result = await ofOne[act](address);
		return site === address ? result : ofSite[act](site);
	};
	return { consume: onBoth("consume"), reward: onBoth("reward") };
}

/** Repeated submits of one application count too: each issues a token. */
export const applications = perAddress(ofAddress("application", environment.APPLICATIONS_PER_HOUR, 60 * 60));

const window = guessMinutes * 60;

/**
 * `wrong` distinguishes a wrong password from other refusals; defaults to `!success`. What is `undecided` neither counts
 * nor ends the count.
 */
type GuessOutcome = { success: boolean; wrong?: boolean; undecided?: boolean };

type GuessCounters = ReturnType<typeof guessCounters>;

/** @param kind prefix of the keys: students and staff are counted separately, so that guesses at one do not lock out the other */
export const guessCounters = (kind: string, owner: string, wrong: EventName) => ({
	wrong,
	ofOwner: storedLimit(`${kind}-${owner}`, environment.LOGIN_FAILURES_PER_STUDENT, window),
	fromAddress: ofAddress(`${kind}-address`, environment.LOGIN_FAILURES_PER_ADDRESS, window),
	/** Counter without a limit: whether this address has failed at this account before. */
	ofPair: storedLimit(`${kind}-pair`, Number.MAX_SAFE_INTEGER, window),
});

/**
 * Limits password guesses per account and per address. Points are consumed before the password is checked, so that
 * concurrent requests cannot exceed the limit, and refunded on success.
 *
 * An account locked by somebody else's guesses stays usable: an address without failures at that account has one attempt
 * at it, which succeeds with the right password. That gives an attacker at most one guess per address, of IPv6 per /48.
 * @param ownerOf the account of a request
 */
const passwordGuesses =
	<I>(
		{ ofOwner, fromAddress, ofPair, wrong }: GuessCounters,
		ownerOf: (input: I) => string | number,
	): Limit<I, GuessOutcome> =>
	async (request, input, work) => {
		const address = clientAddress(request);
		const owner = ownerOf(input);
		const pair = `${owner}@${siteOf(address)}`;
		await count(fromAddress, address);
		const earlier = (await ofPair.consume(pair)).consumedPoints - 1;
		const refund = () => Promise.all([fromAddress.reward(address), ofPair.reward(pair), ofOwner.reward(owner)]);

		const locked = await count(ofOwner, owner).then(
			() => null,
			(refusal: unknown) => refusal,
		);
		if (locked && earlier > 0) {
			await fromAddress.reward(address);
			throw locked;
		}
		const result = await work().catch(async (error: unknown) => {
			await refund();
			throw error;
		});
		if (result.undecided) {
			await refund();
			return result;
		}
		if (result.wrong ?? !result.success) {
			countEvent(wrong);
			if (locked) throw locked;
			return result;
		}
		await Promise.all([fromAddress.reward(address), ofPair.delete(pair), ofOwner.delete(owner)]);
		return result;
	};

const students = guessCounters(studentLoginLimit, "student", "wrongStudentPasswords");
export const countedGuesses = <I>(counters: GuessCounters, ownerOf: (input: I) => string | number) =>
	counted(passwordGuesses(counters, ownerOf), "refusals", "lockedLogins");

export const logins = countedGuesses(students, ({ body }: { body: { student_id: number } }) => body.student_id);
export const passwordChanges = countedGuesses(students, ({ who }: { who: { code: number } }) => who.code);

/** Attempts to open an application by facts that it contains. */
export const applicationOpenings = counted(
	passwordGuesses(
		guessCounters("application-open", "number", "wrongProofs"),
		({ body }: { body: { student_id: number } }) => body.student_id,
	),
	"refusals",
);

/** Attempts to give a proof, a fact that a student's family knows (lib/http/proofs). */
export const proofGuesses = counted(
	passwordGuesses(guessCounters("proof", "student", "wrongProofs"), ({ student }: { student: number }) => student),
	"refusals",
);
