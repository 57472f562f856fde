import { headers } from "next/headers";
import { findStaffFor } from "../guard";
import { circularsText } from "./text";

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
