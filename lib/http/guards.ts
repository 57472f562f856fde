/** Guards of the student area, for the `access` of a call. */
import "server-only";
import { readToken, type TokenParts } from "@/lib/auth/tokens";
import { studentText } from "@/lib/bengali/students";
import { forbiddenError, notFoundError, unauthorisedError } from "@/lib/school/errors";
import { isDirectoryOpen } from "@/lib/school/settings";
import { findTokenOwner, type TokenOwner } from "@/lib/school/tokens";
import type { Asked } from "./call";
import { CallError } from "./failure";

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

/**
 * @param only what the call does, if it is one that a restricted token still opens
 * @throws SchoolError "unauthorised"; CallError 403 for a token that opens other calls only
 */
async function ownerOf(request: Asked, only?: TokenOwner["only"]): Promise<TokenOwner> {
	const { owner } = await tokenOf(request);
	if (!owner.only || owner.only === only) return owner;
	if (owner.only === "receipt") throw new CallError(403, studentText.onlyReceipt);
	throw new CallError(403, studentText.password.mustChange, undefined, { must_change: true });
}

/** Admits any valid token, for the logout; returns the token itself. */
export const tokenHolder: Guard<unknown, TokenParts> = async (request) => (await tokenOf(request)).token;

async function ownerFor(request: Asked, { code }: { code: number }, only?: TokenOwner["only"]): Promise<TokenOwner> {
	const owner = await ownerOf(request, only);
	if (owner.code !== code) throw forbiddenError();
	return owner;
}

type OwnGuard = Guard<{ code: number }, TokenOwner>;

/** Admits only the owner of the number in the path; 403 for any other token, whether or not that student exists. */
export const ownRecord: OwnGuard = (request, params) => ownerFor(request, params);

/**
 * Like {@link ownRecord}, for the state and the sheet of an application: after its admission too.
 * @throws SchoolError "notFound" for a student without one
 */
export const ownApplication: Guard<{ code: number }, TokenOwner & { application: number }> = async (
	request,
	params,
) => {
	const { application, ...owner } = await ownerFor(request, params, "receipt");
	if (application === null) throw notFoundError();
	return { ...owner, application };
};

/** Like {@link ownRecord}, for replacing the password, one from a slip too. */
export const ownPassword: OwnGuard = (request, params) => ownerFor(request, params, "password");

/** Like {@link ownRecord}, but only a student: the token of an application is refused. */
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
