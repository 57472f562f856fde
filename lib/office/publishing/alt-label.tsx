"use client";

import { FieldLabel, useFormFields } from "@payloadcms/ui";
import type { TextFieldLabelClientComponent } from "payload";

/** Label of the description of an upload: marked as required, as it is for every picture, but not for a PDF file. */
export const AltLabel: TextFieldLabelClientComponent = ({ field, path }) => {
	const type = useFormFields(([fields]) => {
		const file = fields?.file?.value;
		return file instanceof File ? file.type : fields?.mimeType?.value;
	});
	return <FieldLabel label={field?.label} path={path} required={type !== "application/pdf"} />;
};
