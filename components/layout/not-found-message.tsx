import { notFoundText } from "@/lib/bengali/site";
import { NavLink } from "./nav-link";

/** What stands where a page does not exist (spec section 2, any other path). */
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
