import { notFound } from "next/navigation";
import { Suspense } from "react";
import { NotFoundMessage } from "./not-found-message";

/**
 * The message of the 404 page, for a record that goes while its page is rendered: what is not there before gets the 404 page
 * itself (lib/http/edge). Only `notFound()` is inside the Suspense boundary, so that the message is there without a script.
 */
export function MissingPage() {
	return (
		<Suspense fallback={<NotFoundMessage />}>
			<Missing />
		</Suspense>
	);
}

function Missing(): never {
	notFound();
}
