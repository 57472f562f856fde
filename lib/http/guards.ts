/** Who may ask what in the student area: the `access` of a call. */
import "server-only";
import { readToken, type TokenParts } from "@/lib/auth/tokens";
import { forbiddenError, unauthorisedError } from "@/lib/school/errors";
import { isDirectoryOpen } from "@/lib/school/student-area";
import { findTokenOwner, type TokenOwner } from "@/lib/school/tokens";

/**
 * Tells who asks.
 * @param params the checked parts of the path
 * @throws SchoolError "unauthorised" or "forbidden" when they may not
 */
export type Guard<P, W> = (request: Request, params: P) => Promise<W>;

async function tokenOf(request: Request): Promise<{ token: TokenParts; owner: TokenOwner }> {
	const token = readToken(request.headers.get("authorization"));
	const owner = token && (await findTokenOwner(token));
	if (!owner) throw unauthorisedError();
	return { token, owner };
}

const ownerOf = async (request: Request) => (await tokenOf(request)).owner;

/** Lets in whoever holds a valid token, and tells which token it is. */
export const tokenHolder: Guard<unknown, TokenParts> = async (request) => (await tokenOf(request)).token;

/** Lets in the owner of the number in the path alone; another's token is refused whether or not there is such a student. */
export const ownRecord: Guard<{ code: number }, TokenOwner> = async (request, { code }) => {
	const owner = await ownerOf(request);
	if (owner.code !== code) throw forbiddenError();
	return owner;
};

/** Lets in every student, and everybody where staff have opened the directory; an applicant is no student yet. */
export const directoryReader: Guard<unknown, TokenOwner | null> = async (request) => {
	if (await isDirectoryOpen()) return null;
	const owner = await ownerOf(request);
	if (owner.student === null) throw forbiddenError();
	return owner;
};
