import type { SignedIn } from "../guard";
import { startLinksFor } from "../menu";
import { startText } from "./text";

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
