import { notFound } from "next/navigation";
import { Suspense } from "react";
import { NotFoundMessage } from "./not-found-message";

/**
 * The 404 message with status 404, for a path that names no record. Only `notFound()` is inside the Suspense boundary,
 * not the page: React streams content of more than 12 KB in a boundary after its fallback, hidden until a script
 * reveals it.
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
