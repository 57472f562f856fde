import { headers } from "next/headers";
import { activityText } from "@/lib/bengali/office/activity";
import { findStaffFor } from "@/lib/office/guard";
import { NavLink } from "../nav-link";

/** Link in the navigation. */
export async function ActivityLink() {
	const account = await findStaffFor(await headers(), "activity");
	return account && <NavLink href="/admin/activity" label={activityText.title} />;
}
