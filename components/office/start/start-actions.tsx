import { headers } from "next/headers";
import { startText } from "@/lib/bengali/office/start";
import { requireStaffPage } from "@/lib/office/guard";
import { startLinksFor } from "@/lib/office/menu";

const { actions } = startText;

/** On the start page: the tasks of each day, as far as the account may do them. */
export async function StartActions() {
	const staff = await requireStaffPage(await headers());
	const links = [...startLinksFor(staff), { href: "/", label: actions.site }];
	return (
		<nav aria-label={actions.label}>
			<ul className="start-actions">
				{links.map(({ href, label }) => (
					<li key={href}>
						<a href={href}>{label}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
