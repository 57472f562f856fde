import { headers } from "next/headers";
import { marksText, releaseText } from "@/lib/bengali/office/marks";
import { findStaffFor } from "@/lib/office/guard";
import { NavLink } from "../nav-link";

/** Link in the navigation, for who may enter marks. */
export async function MarksLink() {
	const account = await findStaffFor(await headers(), "marks");
	return account && <NavLink href="/admin/marks" label={marksText.title} />;
}

/** The same for who may release results. */
export async function ReleaseLink() {
	const account = await findStaffFor(await headers(), "release");
	return account && <NavLink href="/admin/marks/release" label={releaseText.title} />;
}
