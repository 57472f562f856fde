import { startText } from "@/lib/bengali/office/start";
import type { SignedIn } from "@/lib/office/guard";
import { startLinksFor } from "@/lib/office/menu";

const { actions } = startText;

/** The tasks of each day, as far as the account may do them. */
export function StartActions({ staff }: { staff: SignedIn }) {
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
