import { notFound } from "next/navigation";
import { Suspense } from "react";
import { NotFoundMessage } from "./not-found-message";

/**
 * For a page whose path names nothing: the message with status 404. Only `notFound()` stands inside of the boundary, not
 * the page: React sends what is larger than 12 KB inside a boundary after its fallback, hidden until a script shows it.
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
