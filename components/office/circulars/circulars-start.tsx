import { headers } from "next/headers";
import { circularsText } from "@/lib/bengali/office/circulars";
import { findStaffFor } from "@/lib/office/guard";

/** Above the list of notices: who has not read those that families confirm. */
export async function CircularsStart() {
	const account = await findStaffFor(await headers(), "circulars");
	return (
		account && (
			<p>
				<a className="circulars-link" href="/admin/circulars">
					{circularsText.listLink}
				</a>
			</p>
		)
	);
}
