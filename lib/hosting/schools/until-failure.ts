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
	work: (item: T) => Promise<string | null>,
): Promise<{ one: T; fault: string }[]> {
	const limit = pLimit(atOnce);
	const failed: { one: T; fault: string }[] = [];
	const inTurn = async (item: T) => {
		if (failed.length > 0) return;
		const fault = await work(item);
		if (fault !== null) failed.push({ one: item, fault });
	};
	await Promise.all(all.map((item) => limit(inTurn, item)));
	return failed;
}
