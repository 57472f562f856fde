import useSWRInfinite from "swr/infinite";
import type { Directory, Section } from "@/lib/contract/students";
import type { FailedCall } from "./call";
import { askedOnce, useCall } from "./use-call";
import { useSession } from "./use-session";

/** What the directory is searched by: ids as text, empty while nothing is chosen. */
export type Place = Record<"year" | "class" | "section", string>;

/** A row as the directory shows it. */
export type DirectoryRow = Directory["student"]["data"][number] & { name: string; image: string | null };

/**
 * The students of one section, a page after the other. Without a good token a closed directory leads to the
 * login page and back.
 * @param place where to look, or null to ask nothing yet
 * @returns the rows so far (null before the first page), how many there are in all, whether more can be loaded, and
 * `load` for the next page or for another try
 */
export function useDirectory(place: Place | null) {
	const { token, askOwn } = useSession({ needed: false });
	const first = place && token !== undefined ? `/api/student-get/${place.year}/${place.class}/${place.section}` : null;
	const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Directory, FailedCall>(
		(index: number, previous: Directory | null) => {
			const call = index === 0 ? first : (previous?.next_page_url ?? null);
			return call && [call, token];
		},
		([call]: [string]) => askOwn<Directory>(call),
		{ ...askedOnce, revalidateFirstPage: false },
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
	const details = new Map(studentDetails.map((one) => [one.code, one]));
	return student.data.map((row) => {
		const { name = "", image = null } = details.get(row.code) ?? {};
		return { ...row, name, image };
	});
}

/** @returns the sections of a class in a year, see {@link useCall}; null while none can be asked for */
export function useSections(year: string, classId: string) {
	const { data, ...state } = useCall<{ section: Section[] }>(
		year && classId ? `/api/student-section-first/${year}/${classId}` : null,
	);
	return { sections: data?.section ?? null, ...state };
}
