/** Who may ask what in the student area: for the `authorise` of a call. */
import "server-only";
import { isDirectoryOpen } from "@/lib/school/student-area";
import { type Holder, holderOf } from "@/lib/school/tokens";
import { forbiddenError } from "./call-error";

/**
 * Lets in the holder of that number alone.
 * @throws CallError 401 without a good token; 403 with another's, whether or not there is such a student
 */
export async function ownToken(request: Request, code: number): Promise<Holder> {
	const holder = await holderOf(request);
	if (holder.code !== code) throw forbiddenError();
	return holder;
}

/** Lets in every student; an applicant is none yet (403). */
export async function anyStudentToken(request: Request): Promise<Holder> {
	const holder = await holderOf(request);
	if (holder.student === null) throw forbiddenError();
	return holder;
}

/** Lets in every student, and everybody where staff have opened the directory. */
export async function directoryAccess(request: Request): Promise<Holder | null> {
	return (await isDirectoryOpen()) ? null : anyStudentToken(request);
}
