import { notFoundText } from "@/lib/bengali/site";
import { NavLink } from "./nav-link";

/** Message of the 404 page (spec section 2, any other path). */
export function NotFoundMessage() {
	const { heading, explain, home, notices } = notFoundText;
	return (
		<>
			<h1 lang="en">{heading}</h1>
			<p>{explain}</p>
			<p>
				<NavLink href="/">{home}</NavLink> · <NavLink href="/notices">{notices}</NavLink>
			</p>
		</>
	);
}
