"use client";

import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { circularsText } from "./text";

/** In the form of a published notice that asks: a link to who has confirmed it. */
export function CircularLink() {
	const { hasPublishedDoc, id } = useDocumentInfo();
	const asks = useFormFields(([fields]) => Boolean(fields.circular?.value));
	if (!id || !hasPublishedDoc || !asks) return null;
	return (
		<a className="office-target circulars-link" href={`/admin/circulars/${id}`}>
			{circularsText.form.link}
		</a>
	);
}
