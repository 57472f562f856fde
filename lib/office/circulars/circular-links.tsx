"use client";
/** Links from a notice, in its row and in its form, to what is known of its readers. */
import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { circularsText as text } from "./text";

/** In the row of a notice that families confirm: a link to who has. */
export const CircularCell = ({ notice }: { notice: number | string }) => (
	<a className="row-act" href={`/admin/circulars/${notice}`}>
		{text.cell}
	</a>
);

/** In the form of a published notice: a link to telling of it those who have no internet. */
export const ReachLink = ({ notice }: { notice: number | string }) => (
	<a className="office-target circulars-link" href={`/admin/circulars/${notice}/reach`}>
		{text.reach.title}
	</a>
);

/** In the form of a published notice that asks: a link to who has confirmed it. */
export function CircularLink() {
	const { hasPublishedDoc, id } = useDocumentInfo();
	const asks = useFormFields(([fields]) => Boolean(fields.circular?.value));
	if (!id || !hasPublishedDoc || !asks) return null;
	return (
		<a className="office-target circulars-link" href={`/admin/circulars/${id}`}>
			{text.form.link}
		</a>
	);
}
