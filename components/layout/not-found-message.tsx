import { notFoundText } from "@/lib/bengali/site";

/** Message of the 404 page. */
export function NotFoundMessage() {
	const { heading, explain, home, notices } = notFoundText;
	return (
		<div className="measure">
			<h1 lang="en">{heading}</h1>
			<p>{explain}</p>
			<p className="buttons">
				<a href="/" className="button">
					{home}
				</a>
				<a href="/notices" className="button quiet">
					{notices}
				</a>
			</p>
		</div>
	);
}
