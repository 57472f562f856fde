/**
 * Results are public to anyone who knows a student's id, and ids can be enumerated. So each IP address may fetch the
 * results of a limited number of students, more than a family or a computer shop needs; for every further student it
 * must send a proof, a fact that the family knows. No address is locked out: a whole village may share one. A school can
 * ask for a proof always, in the settings of the student area.
 */
import "server-only";
import { readToken } from "@/lib/auth/tokens";
import { proofText } from "@/lib/bengali/results";
import type { ResultSearch } from "@/lib/contract/results";
import { clientAddress } from "@/lib/machine/client-address";
import { environment } from "@/lib/machine/environment";
import { type Asked as OfStudent, proveStudent } from "@/lib/school/proofs";
import { isProofAlways } from "@/lib/school/settings";
import { findTokenOwner } from "@/lib/school/tokens";
import type { Asked } from "./call";
import { proofRequiredError } from "./failure";
import { count, isRefusal, type Limit, ofAddress, proofGuesses, resultSearches, sharedLimit } from "./limits";

const tenMinutes = 10 * 60;

/** Different students whose results an address has fetched without a proof. */
const unproved = ofAddress("unproved-students", environment.UNPROVED_STUDENTS_PER_ADDRESS, tenMinutes, sharedLimit);

/** Correct proofs by roll number, which is easy to guess. */
const byRoll = sharedLimit("roll-proofs", environment.ROLL_PROOFS_PER_ADDRESS, tenMinutes);

/** No limit, only a record: the students whose results an address may fetch again without counting, proved or not. */
const known = sharedLimit("known-students", Number.MAX_SAFE_INTEGER, tenMinutes);

/** @returns whether the request has the token of this student */
async function isOwn({ headers }: Asked, student: number): Promise<boolean> {
	const token = readToken(headers.get("authorization"));
	return token !== null && (await findTokenOwner(token))?.code === student;
}

/** Counts one more student for the address. @returns whether it may fetch this student's results without a proof */
const isWithinLimit = (address: string): Promise<boolean> =>
	unproved.consume(address).then(
		() => true,
		(error: unknown) => (isRefusal(error) ? false : Promise.reject(error)),
	);

/** @throws CallError 403 for a missing or wrong proof, 429 after too many wrong ones, or right ones by roll */
async function checkProof(request: Asked, student: OfStudent, proof: string | undefined): Promise<void> {
	if (proof === undefined) throw proofRequiredError(proofText.required);
	const { by } = await proofGuesses(request, student, async () => {
		const by = await proveStudent(student, proof);
		return { success: by !== null, by };
	});
	if (by === null) throw proofRequiredError(proofText.wrong);
	if (by === "roll") await count(byRoll, clientAddress(request));
}

type Input = { student: number; year: number; proof?: string | undefined };

/**
 * The rate limits of every call and page that shows a student's result, or the student to whom a result belongs.
 * @param inputOf the student, the id of the result's year, and the proof that was sent
 */
const resultsOf =
	<I>(inputOf: (input: I) => Input): Limit<I> =>
	(request, input, work) =>
		resultSearches(request, input, async () => {
			const { proof, ...of } = inputOf(input);
			const address = clientAddress(request);
			const pair = `${of.student}@${address}`;
			// A repeated request for the same student does not count.
			if ((await known.get(pair)) === null && !(await isOwn(request, of.student))) {
				if ((await isProofAlways()) || !(await isWithinLimit(address))) await checkProof(request, of, proof);
				await known.consume(pair);
			}
			return work();
		});

/** {@link resultsOf} for the search. */
export const searchesOf = resultsOf(({ body: { studentId, year, proof } }: { body: ResultSearch }) => ({
	student: studentId,
	year,
	proof,
}));

/** {@link resultsOf} for calls that name student and exam in their path. */
export const sheetsOf = resultsOf(
	({ params, body }: { params: { student: number; year_id: number }; body: { proof?: string | undefined } }) => ({
		student: params.student,
		year: params.year_id,
		proof: body.proof,
	}),
);
