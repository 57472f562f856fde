import { notFoundText } from "@/lib/bengali/site";
import { NavLink } from "./nav-link";

/** What stands where a page does not exist (spec section 2, any other path). */
export function NotFoundMessage() {
	const { heading, explain, home, notices } = notFoundText;
	return (
		<div className="measure">
			<h1 lang="en">{heading}</h1>
			<p>{explain}</p>
			<p>
				<NavLink href="/" className="button">
					{home}
				</NavLink>{" "}
				<NavLink href="/notices" className="button quiet">
					{notices}
				</NavLink>
			</p>
		</div>
	);
}
