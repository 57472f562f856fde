import { headers } from "next/headers";
import { requireStaffPage } from "@/lib/office/guard";
import { menuFor } from "@/lib/office/menu";
import { MenuLink } from "./menu-link";

/** Below Payload's own links in the navigation: the subjects that the account may use. */
export async function Menu() {
	const staff = await requireStaffPage(await headers());
	return menuFor(staff).map((link) => <MenuLink key={link.href} {...link} />);
}
