"use client";

import { Link } from "@payloadcms/ui";
import { importText } from "@/lib/bengali/import";

const href = "/admin/import";

/** Link in the navigation of the back office. */
export const ImportLink = () => (
	<Link className="nav__link" href={href} prefetch={false}>
		<span className="nav__link-label">{importText.title}</span>
	</Link>
);

/** Link above the list of students. */
export const ImportListLink = () => (
	<p>
		<Link href={href} prefetch={false}>
			{importText.open}
		</Link>
	</p>
);
