import pLimit from "p-limit";

/**
 * Works on all, several at a time, and begins with no further one after the first that fails; what has begun goes on to its
 * end.
 * @param work returns what was wrong; null if nothing was
 * @returns what failed, with what was wrong
 */
export async function untilFailure<T>(
	all: readonly T[],
	atOnce: number,
	work: (one: T) => Promise<string | null>,
): Promise<{ one: T; fault: string }[]> {
	const limit = pLimit(atOnce);
	const failed: { one: T; fault: string }[] = [];
	const inTurn = async (one: T) => {
		if (failed.length > 0) return;
		const fault = await work(one);
		if (fault !== null) failed.push({ one, fault });
	};
	await Promise.all(all.map((one) => limit(inTurn, one)));
	return failed;
}
