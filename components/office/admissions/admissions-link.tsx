import { headers } from "next/headers";
import { deskText } from "@/lib/bengali/office/admissions";
import { findStaffFor } from "@/lib/office/guard";
import { NavLink } from "../nav-link";

/** Link in the navigation, for who decides on applications. */
export async function AdmissionsLink() {
	const account = await findStaffFor(await headers(), "admissions");
	return account && <NavLink href="/admin/admissions" label={deskText.title} />;
}
