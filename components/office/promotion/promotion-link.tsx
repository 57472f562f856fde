import { headers } from "next/headers";
import { promotionText } from "@/lib/bengali/office/promotion";
import { findStaffFor } from "@/lib/office/guard";
import { NavLink } from "../nav-link";

/** Link in the navigation, for who may promote. */
export async function PromotionLink() {
	const account = await findStaffFor(await headers(), "promotion");
	return account && <NavLink href="/admin/promotion" label={promotionText.title} />;
}
