/**
 * Who of the staff asks: the first line of every view, call and server function of the back office. Payload renders
 * custom views for strangers too and leaves some of its own endpoints open, so nothing there checks this for us.
 */
import "server-only";
import { notFound, redirect } from "next/navigation";
import { executeAuthStrategies } from "payload";
import type { Staff } from "@/lib/cms/payload-types";
import { unauthorisedError } from "@/lib/school/errors";
import { records } from "@/lib/school/records";

const loginPage = "/admin/login";

/** Views of Payload's admin that a stranger may open, by the path behind `/admin`. */
const openViews = ["login", "logout", "logout-inactivity"];

/** Views that nobody may open: accounts come from STAFF_EMAIL or from other staff, and no mail is sent. */
const closedViews = /^(create-first-user|forgot|reset|verify|[^/]+\/verify)(\/|$)/;

/** An account, and the session that opened it. */
export type SignedIn = Staff & { _sid?: string };

/** @returns who is signed in with these headers (cookie or `Authorization: JWT …`), or null */
export async function findStaff(headers: Headers): Promise<SignedIn | null> {
	const { user } = await executeAuthStrategies({ headers, payload: await records() });
	return user?.collection === "staff" ? (user as SignedIn) : null;
}

/**
 * @returns who is signed in
 * @throws SchoolError "unauthorised" for a stranger
 */
export async function requireStaff(headers: Headers): Promise<SignedIn> {
	const staff = await findStaff(headers);
	if (!staff) throw unauthorisedError();
	return staff;
}

/**
 * The same for what Next renders or runs, a custom view or a server function: a stranger is sent to the login page.
 * @param from the path to come back to after signing in
 * @throws Next's redirect
 */
export async function requireStaffPage(headers: Headers, from?: string): Promise<SignedIn> {
	const staff = await findStaff(headers);
	return staff ?? redirect(from ? `${loginPage}?redirect=${encodeURIComponent(from)}` : loginPage);
}

/**
 * Lets in staff, and strangers to the views that sign in and out.
 * @param view the path behind `/admin`, without a slash at its ends
 * @throws Next's notFound or redirect
 */
export async function requireView(headers: Headers, view: string): Promise<void> {
	if (closedViews.test(view)) notFound();
	if (!openViews.includes(view)) {
		await requireStaffPage(headers, view && `/admin/${view}`);
		return;
	}
	// Without any account Payload turns its login page into a form that makes the first one.
	const { totalDocs } = await (await records()).count({ collection: "staff" });
	if (totalDocs === 0) notFound();
}
