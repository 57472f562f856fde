import { headers } from "next/headers";
import { backupOfficeText } from "@/lib/bengali/office/backup";
import { findStaffFor } from "@/lib/office/guard";
import { NavLink } from "../nav-link";

/** Link in the navigation, for who may use backups. */
export async function BackupLink() {
	const account = await findStaffFor(await headers(), "backup");
	return account && <NavLink href="/admin/backup" label={backupOfficeText.title} />;
}
