import useSWR from "swr";
import type { PictureAnswer, Student } from "@/lib/contract/students";
import type { FailedCall } from "./call";
import { askedOnce } from "./use-kept";
import { useSession } from "./use-session";

/**
 * A student's own record.
 * @param id the student id, as the page's address has it
 * @returns the record, null until it is there; what made the last try fail, `again` for another; `changePicture`,
 * which sends a picture and gives the server's sentence; and `leave` to log out
 */
export function useProfile(id: string) {
	const { token, askOwn, leave } = useSession();
	const { data, error, isValidating, mutate } = useSWR<{ data: Student }, FailedCall>(
		token ? [`/api/student-get/${encodeURIComponent(id)}`, token] : null,
		([call]: [string]) => askOwn<{ data: Student }>(call, { method: "GET" }),
		askedOnce,
	);

	const changePicture = async (image: string): Promise<string> => {
		const answer = await askOwn<PictureAnswer>(`/api/profile-picture-change/${encodeURIComponent(id)}`, {
			body: { image },
		});
		await mutate((now) => now && { data: { ...now.data, image: answer.data.image } }, { revalidate: false });
		return answer.message;
	};

	return {
		student: data?.data ?? null,
		failure: isValidating ? undefined : error,
		again: () => void mutate(),
		changePicture,
		leave,
	};
}
