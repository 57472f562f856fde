import useSWRInfinite from "swr/infinite";
import type { Directory, Section } from "@/lib/contract/students";
import type { FailedCall } from "./call";
import { fetchOnce, useCall } from "./use-call";
import { useSession } from "./use-session";

/** Search parameters of the directory: ids as text, empty if not chosen. */
export type Place = Record<"year" | "class" | "section", string>;

/** A row of the directory, joined with name and picture. */
export type DirectoryRow = Directory["student"]["data"][number] & { name: string; image: string | null };

/**
 * Students of one section, paginated. A directory that is not public redirects to the login page when there is no
 * valid token.
 * @param place the section, or null to fetch nothing yet
 * @returns the loaded rows (null before the first page), their total, whether there are more, and `load` for the next
 * page or a retry
 */
export function useDirectory(place: Place | null) {
	const { token, callWithToken } = useSession({ needed: false });
	const first = place && token !== undefined ? `/api/student-get/${place.year}/${place.class}/${place.section}` : null;
	const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Directory, FailedCall>(
		(index: number, previous: Directory | null) => {
			const call = index === 0 ? first : (previous?.next_page_url ?? null);
			return call && [call, token];
		},
		([call]: [string]) => callWithToken<Directory>(call),
		{ ...fetchOnce, revalidateFirstPage: false },
	);
	const last = data?.at(-1);
	return {
		rows: data?.flatMap(rowsOf) ?? null,
		total: last?.student.total ?? 0,
		more: last?.next_page_url != null,
		loading: isValidating,
		failure: isValidating ? undefined : error,
		load: () => void (error ? mutate() : setSize(size + 1)),
	};
}

function rowsOf({ student, studentDetails }: Directory): DirectoryRow[] {
	const details = new Map(studentDetails.map((detail) => [detail.code, detail]));
	return student.data.map((row) => {
		const { name = "", image = null } = details.get(row.code) ?? {};
		return { ...row, name, image };
	});
}

/** @returns the sections of a class in a year and the state of {@link useCall}; null until year and class are chosen */
export function useSections(year: string, classId: string) {
	const { data, ...state } = useCall<{ section: Section[] }>(
		year && classId ? `/api/student-section-first/${year}/${classId}` : null,
	);
	return { sections: data?.section ?? null, ...state };
}
