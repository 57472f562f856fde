import { notFoundText } from "@/lib/bengali/site";
import { missingMark } from "@/lib/contract/paths";

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

/**
 * In place of a page whose path names no record: the site answers with the stored 404 page. Not by `notFound()`, after which
 * Next draws the message with a script.
 */
export const MissingPage = () => (
	<div {...{ [missingMark]: "" }}>
		<NotFoundMessage />
	</div>
);
