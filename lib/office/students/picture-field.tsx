"use client";

import { useField, useFormFields } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { StudentPicture } from "./student-photo";

/** The stored picture of an applicant, instead of the name of its file. */
export const PictureField: TextFieldClientComponent = ({ path }) => {
	const { value } = useField<string | null>({ path });
	const name = useFormFields(([fields]) => String(fields.name?.value ?? ""));
	return (
		<div className="field-type">
			<StudentPicture name={name} picture={value ?? null} />
		</div>
	);
};
