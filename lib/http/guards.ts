/** Guards of the student area, for the `access` of a call. */
import "server-only";
import { readToken, type TokenParts } from "@/lib/auth/tokens";
import { forbiddenError, unauthorisedError } from "@/lib/school/errors";
import { isDirectoryOpen } from "@/lib/school/student-area";
import { findTokenOwner, type TokenOwner } from "@/lib/school/tokens";
import type { Asked } from "./asked";

/**
 * Authorises a request.
 * @param params the parsed dynamic segments
 * @returns the caller
 * @throws SchoolError "unauthorised" or "forbidden"
 */
export type Guard<P, W> = (request: Asked, params: P) => Promise<W>;

/**
 * Admits everybody; but as of every POST call with a guard, not from pages of other sites (./own-site). For calls that
 * anybody may use and that change something, and for logins.
 */
export const ownSite: Guard<unknown, null> = async () => null;

async function tokenOf(request: Asked): Promise<{ token: TokenParts; owner: TokenOwner }> {
	const token = readToken(request.headers.get("authorization"));
	const owner = token && (await findTokenOwner(token));
	if (!owner) throw unauthorisedError();
	return { token, owner };
}

const ownerOf = async (request: Asked) => (await tokenOf(request)).owner;

/** Admits any valid token; returns the token itself. */
export const tokenHolder: Guard<unknown, TokenParts> = async (request) => (await tokenOf(request)).token;

/** Admits only the owner of the number in the path; 403 for any other token, whether or not that student exists. */
export const ownRecord: Guard<{ code: number }, TokenOwner> = async (request, { code }) => {
	const owner = await ownerOf(request);
	if (owner.code !== code) throw forbiddenError();
	return owner;
};

/** Like {@link ownRecord}, but only a student: the token of an application that was not admitted is refused. */
export const ownStudent: Guard<{ code: number }, TokenOwner & { student: number }> = async (request, params) => {
	const { student, ...owner } = await ownRecord(request, params);
	if (student === null) throw forbiddenError();
	return { ...owner, student };
};

/** Admits every student (not applicants), and everybody when staff have made the directory public. */
export const directoryReader: Guard<unknown, TokenOwner | null> = async (request) => {
	if (await isDirectoryOpen()) return null;
	const owner = await ownerOf(request);
	if (owner.student === null) throw forbiddenError();
	return owner;
};
