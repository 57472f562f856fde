"use client";

import { toast, useField, useFormFields } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { type ChangeEvent, useId } from "react";
import { preparePhoto } from "@/lib/browser/photo";
import { studentPicturePath } from "@/lib/contract/paths";
import { callOffice } from "../parts/call-office";
import { tellEarlyFiles } from "../parts/file-choice";
import { useSending } from "../parts/use-sending";
import type { RecordAnswer, StudentRecord } from "./schema";
import { recordText as text } from "./text";

type Props = { record: StudentRecord; change: (record: StudentRecord) => void };

/** The student's picture; choosing a file replaces it. */
export function StudentPhoto({ record: { id, name, picture }, change }: Props) {
	const [sending, send] = useSending();
	const input = useId();

	async function choose({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? [];
		if (!file) return;
		await send(async () => {
			const body = { id, image: await preparePhoto(file) };
			const { message, record } = await callOffice<RecordAnswer>("students/photo", body);
			change(record);
			toast.success(message);
		});
		// The same file may be chosen again after an error.
		target.value = "";
	}

	return (
		<div className="students-photo">
			<StudentPicture name={name} picture={picture} />
			<label htmlFor={input} className="students-choose">
				<span aria-live="polite">{sending ? text.sendingPhoto : picture ? text.changePhoto : text.addPhoto}</span>
				<input
					className="office-file"
					id={input}
					ref={tellEarlyFiles}
					type="file"
					accept="image/*"
					disabled={sending}
					onChange={choose}
				/>
			</label>
		</div>
	);
}

/** @param picture file name, or null */
export function StudentPicture({ name, picture }: Pick<StudentRecord, "name" | "picture">) {
	if (!picture) return <div className="office-box students-face">{text.noPhoto}</div>;
	return (
		<img
			src={studentPicturePath(picture)}
			width={150}
			height={150}
			alt={text.photo(name)}
			className="office-box students-face"
		/>
	);
}

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
