import { headers } from "next/headers";
import { printingText } from "@/lib/bengali/office/printing";
import { findStaffFor } from "@/lib/office/guard";
import { NavLink } from "../nav-link";

/** Link in the navigation, for who may print. */
export async function PrintingLink() {
	const account = await findStaffFor(await headers(), "printing");
	return account && <NavLink href="/admin/printing" label={printingText.title} />;
}
