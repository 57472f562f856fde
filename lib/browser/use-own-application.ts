import useSWR from "swr";
import type { Application } from "@/lib/contract/students";
import type { FailedCall } from "./call";
import { askedOnce } from "./use-kept";
import { useSession } from "./use-session";

/**
 * An application, as the holder of its token sees it.
 * @param id its number, as the page's address has it
 * @returns the application, null until it is there; what made the last try fail, and `again` for another
 */
export function useOwnApplication(id: string) {
	const { token, askOwn } = useSession();
	const { data, error, isValidating, mutate } = useSWR<{ student: Application }, FailedCall>(
		token ? [`/api/student/student-details/${encodeURIComponent(id)}`, token] : null,
		([call]: [string]) => askOwn<{ student: Application }>(call, { method: "GET" }),
		askedOnce,
	);
	return {
		application: data?.student ?? null,
		failure: isValidating ? undefined : error,
		again: () => void mutate(),
	};
}
