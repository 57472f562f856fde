/** How often one may try (contract.md, limits). Too often is a CallError 429 with the time to wait. */
import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { environment } from "@/lib/environment";
import { storedLimit } from "@/lib/school/limit-store";
import { tooManyError } from "./call-error";
import { clientAddress } from "./client-address";

/**
 * Stands around a call's work: counts before it, and may give back after it.
 * @throws CallError 429 when there were too many
 */
export type Limit<Input, Outcome = unknown> = <R extends Outcome>(
	request: Request,
	input: Input,
	work: () => Promise<R>,
) => Promise<R>;

type Counter = { consume(key: string | number): Promise<RateLimiterRes> };

/** @throws CallError 429 with the time to wait */
async function count(counter: Counter, key: string | number): Promise<RateLimiterRes> {
	try {
		return await counter.consume(key);
	} catch (error) {
		if (error instanceof RateLimiterRes) throw tooManyError(error.msBeforeNext / 1000);
		throw error;
	}
}

const perAddress =
	(counter: Counter): Limit<unknown> =>
	async (request, _input, work) => {
		await count(counter, clientAddress(request));
		return work();
	};

/** Reads alone, so each process counts for itself. */
export const resultSearches = perAddress(
	new RateLimiterMemory({ points: environment.RESULT_SEARCHES_PER_MINUTE, duration: 60 }),
);

/** Repeats of one application count too: each gives out a token. */
export const applications = perAddress(storedLimit("application", environment.APPLICATIONS_PER_HOUR, 60 * 60));

const window = environment.LOGIN_FAILURE_MINUTES * 60;

/** `wrong` tells a wrong password from another refusal; where there is only one, `success` is enough. */
type GuessOutcome = { success: boolean; wrong?: boolean };

type GuessCounters = ReturnType<typeof guessCounters>;

/** @param kind whose passwords are guessed: each kind is counted by itself, so no pupil's guesses lock out the office */
const guessCounters = (kind: string, owner: string) => ({
	ofOwner: storedLimit(`${kind}-${owner}`, environment.LOGIN_FAILURES_PER_STUDENT, window),
	fromAddress: storedLimit(`${kind}-address`, environment.LOGIN_FAILURES_PER_ADDRESS, window),
	/** Only counted, never refused by itself: whether this address has guessed this password before. */
	ofPair: storedLimit(`${kind}-pair`, Number.MAX_SAFE_INTEGER, window),
});

/**
 * Guesses of one person's password. Each is counted before the password is checked, so that many at once are no
 * way round the limit, and given back when it was right.
 *
 * Who is locked out by a stranger's guesses still gets in: an address that has not guessed wrong itself has one
 * try at a locked account, which a right password opens. A guesser gets no more than one try an address out of it.
 * @param ownerOf whose password is guessed
 */
const passwordGuesses =
	<I>(
		{ ofOwner, fromAddress, ofPair }: GuessCounters,
		ownerOf: (input: I) => string | number,
	): Limit<I, GuessOutcome> =>
	async (request, input, work) => {
		const address = clientAddress(request);
		const owner = ownerOf(input);
		const pair = `${owner}@${address}`;
		await count(fromAddress, address);
		const earlier = (await ofPair.consume(pair)).consumedPoints - 1;
		const giveBack = () => Promise.all([fromAddress.reward(address), ofPair.reward(pair), ofOwner.reward(owner)]);

		const locked = await count(ofOwner, owner).then(
			() => null,
			(refusal: unknown) => refusal,
		);
		if (locked && earlier > 0) {
			await fromAddress.reward(address);
			throw locked;
		}
		const result = await work().catch(async (error: unknown) => {
			await giveBack();
			throw error;
		});
		if (result.wrong ?? !result.success) {
			if (locked) throw locked;
			return result;
		}
		await Promise.all([fromAddress.reward(address), ofPair.delete(pair), ofOwner.delete(owner)]);
		return result;
	};

const students = guessCounters("login", "student");
export const logins = passwordGuesses(students, ({ body }: { body: { student_id: number } }) => body.student_id);
export const passwordChanges = passwordGuesses(students, ({ who }: { who: { code: number } }) => who.code);

/** Signing in at the back office. */
export const staffLogins = passwordGuesses(
	guessCounters("staff-login", "account"),
	({ account }: { account: string }) => account,
);
