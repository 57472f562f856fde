import { missingMark } from "@/lib/contract/paths";
import { NotFoundMessage } from "./not-found-message";

/**
 * In place of a page whose path names no record: the site answers with the stored 404 page. Not by `notFound()`, after which
 * Next draws the message with a script.
 */
export const MissingPage = () => (
	<div {...{ [missingMark]: "" }}>
		<NotFoundMessage />
	</div>
);
