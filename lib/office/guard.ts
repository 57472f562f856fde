/**
 * Authentication of staff; must be called first in every view, API call and server function of the back office. Payload
 * renders custom views for anonymous requests too and leaves some of its endpoints public.
 */
import "server-only";
import { notFound, redirect } from "next/navigation";
import { executeAuthStrategies } from "payload";
import { mayDo } from "@/lib/cms/access";
import type { Staff } from "@/lib/cms/payload-types";
import { mustSetUp } from "@/lib/cms/second-factor/demand";
import { staffText } from "@/lib/office/words/staff";
import { forbiddenError, SchoolError, unauthorisedError } from "@/lib/school/errors";
import { records } from "@/lib/school/query";
import { secondFactorText } from "./second-factor/text";
import { type Subject, subjects, viewPaths } from "./subjects";

const loginPage = "/admin/login";
/** Payload's form of the own account. */
const accountView = "account";
/** Where a second factor is set up. */
const factorView = "second-factor";

/** Public views of Payload's admin, by the path below `/admin`. */
const openViews = ["login", "logout", "logout-inactivity"];

/** Disabled views: accounts are created by STAFF_EMAIL or by other staff, and no mail is sent. */
const closedViews = /^(create-first-user|forgot|reset|verify|[^/]+\/verify)(\/|$)/;

export { mayDo };

/** A staff account with its session id. */
export type SignedIn = Staff & { _sid?: string };

/** @returns the staff member authenticated by these headers (cookie or `Authorization: JWT …`), or null */
export async function findStaff(headers: Headers): Promise<SignedIn | null> {
	const { user } = await executeAuthStrategies({ headers, payload: await records() });
	return user?.collection === "staff" ? (user as SignedIn) : null;
}

/** @returns whether nothing is open but setting up the second factor. A password from a slip is replaced first. */
const lacksSecondFactor = async (staff: SignedIn): Promise<boolean> =>
	!staff.slipUntil && mustSetUp(await records(), staff);

/**
 * @param setsUp whether it is a request that setting up a second factor needs
 * @param replacesSlip whether it is one that replacing a password from a slip needs
 * @returns the signed-in staff member
 * @throws SchoolError "unauthorised", or "forbidden" for an account that has to replace its password from a slip first,
 * or can no longer put off its second factor
 */
export async function requireStaff(
	headers: Headers,
	{
		setsUp = false,
		replacesSlip = () => false,
	}: { setsUp?: boolean; replacesSlip?: (staff: SignedIn) => boolean } = {},
): Promise<SignedIn> {
	const staff = await findStaff(headers);
	if (!staff) throw unauthorisedError();
	if (staff.slipUntil && !replacesSlip(staff)) throw new SchoolError("forbidden", staffText.errors.onSlip);
	if (!setsUp && (await lacksSecondFactor(staff)))
		throw new SchoolError("forbidden", secondFactorText.errors.mustSetUp);
	return staff;
}

/**
 * @returns the signed-in staff member, whose role may use the subject
 * @throws SchoolError "unauthorised" or "forbidden"
 */
export async function requireTask(headers: Headers, subject: Subject): Promise<SignedIn> {
	const staff = await requireStaff(headers, { setsUp: subject === factorView });
	if (!mayDo(staff, subject)) throw forbiddenError();
	return staff;
}

/**
 * {@link requireStaff} for a custom view or a server function: redirects anonymous requests to the login page.
 * @param from the path to return to after signing in
 * @throws Next's redirect
 */
export async function requireStaffPage(headers: Headers, from?: string, setsUp = false): Promise<SignedIn> {
	const staff = await findStaff(headers);
	if (!staff) redirect(from ? `${loginPage}?redirect=${encodeURIComponent(from)}` : loginPage);
	if (!setsUp && (await lacksSecondFactor(staff))) redirect(`/admin/${factorView}`);
	return staff;
}

/**
 * @returns the path of the page of the back office whose script sends the request, if the browser names it. What a page
 * asks for when its session has just ended may come when the login is shown already: then the page that this leads to.
 */
export function officePageOf(headers: Headers): string | undefined {
	const page = headers.get("referer") ?? "";
	if (!URL.canParse(page)) return undefined;
	const { pathname, searchParams } = new URL(page);
	const path = pathname === loginPage ? (searchParams.get("redirect") ?? "") : pathname;
	return /^\/admin\/(?!login\b)/.test(path) ? path : undefined;
}

/**
 * {@link requireTask} for a view: 404 for roles that may not use the subject.
 * @param from by default the subject's first view
 * @throws Next's redirect or notFound
 */
export async function requireTaskPage(headers: Headers, subject: Subject, from?: string): Promise<SignedIn> {
	const [first] = viewPaths(subjects[subject]);
	const page = from ?? (first && `/admin${first}`);
	const staff = await requireStaffPage(headers, page, subject === factorView);
	return mayDo(staff, subject) ? staff : notFound();
}

/** For a part of a view: @returns the signed-in staff member, or null if the role may not use the subject */
export async function findStaffFor(headers: Headers, subject: Subject): Promise<SignedIn | null> {
	const staff = await requireStaffPage(headers);
	return mayDo(staff, subject) ? staff : null;
}

/**
 * Guard for Payload's admin views: staff only, except for login and logout.
 * @param view the path below `/admin`, without slashes at its ends
 * @returns the signed-in staff member; null for the public views
 * @throws Next's notFound or redirect
 */
export async function requireView(headers: Headers, view: string): Promise<SignedIn | null> {
	if (closedViews.test(view)) notFound();
	if (!openViews.includes(view)) {
		const staff = await requireStaffPage(headers, view && `/admin/${view}`, view === factorView);
		// With a password from a slip nothing is open but the form that replaces it.
		if (staff.slipUntil && view !== accountView) redirect(`/admin/${accountView}`);
		return staff;
	}
	// Without any account Payload's login view becomes a public form that creates the first one.
	const { totalDocs } = await (await records()).count({ collection: "staff" });
	if (totalDocs === 0) notFound();
	return null;
}
