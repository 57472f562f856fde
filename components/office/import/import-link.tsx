import { headers } from "next/headers";
import { importText } from "@/lib/bengali/office/import";
import { findStaffFor } from "@/lib/office/guard";
import { NavLink } from "../nav-link";

/** Link in the navigation, for who may import. */
export async function ImportLink() {
	const account = await findStaffFor(await headers(), "import");
	return account && <NavLink href="/admin/import" label={importText.title} />;
}
