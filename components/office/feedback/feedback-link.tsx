import { headers } from "next/headers";
import { feedbackOfficeText } from "@/lib/bengali/office/feedback";
import { findStaffFor } from "@/lib/office/guard";
import { NavLink } from "../nav-link";

/** Link in the navigation. */
export async function FeedbackLink() {
	const account = await findStaffFor(await headers(), "feedback");
	return account && <NavLink href="/admin/feedback" label={feedbackOfficeText.title} />;
}
