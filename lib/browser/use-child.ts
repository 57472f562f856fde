import type { CircularsAnswer } from "@/lib/contract/circulars";
import type { DataRequestsAnswer } from "@/lib/contract/data-requests";
import { circularsPath, dataRequestsPath, newestResultPath, studentPath } from "@/lib/contract/paths";
import type { NewestResultAnswer } from "@/lib/contract/results";
import type { Student } from "@/lib/contract/students";
import { numberOf } from "./tokens";
import { useAnswer, useCallWithToken } from "./use-session";

const useTokenSession = (token: string | null) => ({ token, callWithToken: useCallWithToken(token) });

/** @param token null to fetch nothing @returns the child's record, as soon as it has come */
export const useChildRecord = (token: string | null): Student | null =>
	useAnswer<{ data: Student }>(studentPath(numberOf(token ?? "")), useTokenSession(token)).data?.data ?? null;

/**
 * What one of several children has, by calls at the same time, each with the child's own token.
 * @returns what has come so far, undefined where it has not; the first failure, and `again` to repeat what has failed
 */
export function useChild(token: string) {
	const number = numberOf(token);
	const session = useTokenSession(token);
	const student = useAnswer<{ data: Student }>(studentPath(number), session);
	const circulars = useAnswer<CircularsAnswer>(circularsPath(number), session);
	const result = useAnswer<NewestResultAnswer>(newestResultPath(number), session);
	const requests = useAnswer<DataRequestsAnswer>(dataRequestsPath(number), session);
	const calls = [student, circulars, result, requests];
	const failed = calls.filter(({ failure }) => failure);
	return {
		student: student.data?.data,
		circulars: circulars.data?.data,
		result: result.data?.data,
		requests: requests.data?.data,
		loading: calls.some(({ loading }) => loading),
		failure: failed[0]?.failure,
		again: () => {
			for (const call of failed) call.again();
		},
	};
}
