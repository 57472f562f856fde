import { headers } from "next/headers";
import { bannerText } from "@/lib/bengali/banner";
import { findStaffFor } from "@/lib/office/guard";
import { NavLink } from "../nav-link";

/** Link in the navigation, for who may set the banner. */
export async function BannerLink() {
	const account = await findStaffFor(await headers(), "banner");
	return account && <NavLink href="/admin/banner" label={bannerText.label} />;
}
