"use client";

import { useAllFormFields, useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { isSavedForm, lastRefused, type Refused } from "./last-refused";
import { editingText } from "./text";

type Fields = ReturnType<typeof useAllFormFields>[0];

/** `values` are those of all fields when the save was refused. */
type Refusal = { list: readonly Refused[]; values: Map<string, unknown> };

/** An outdated record is a question of its own (conflict.tsx). */
const ofConflict = "updatedAt";

const valuesOf = (fields: Fields) => new Map(Object.entries(fields).map(([path, { value }]) => [path, value]));

const idOf = (path: string) => `field-${path.replaceAll(".", "__")}`;

/** The field may be a box around what takes the input, and below a fold. */
function focusField(event: MouseEvent, path: string) {
	const field = document.getElementById(idOf(path));
	const input = field?.matches("input, textarea, select")
		? field
		: field?.querySelector<HTMLElement>("input, textarea, select, [contenteditable=true], button");
	if (!input) return;
	event.preventDefault();
	input.focus();
}

/**
 * Above the fields of each form: what the server has refused, until the field is changed or the form is saved. Payload shows
 * it at the field, and beside it for seconds; a check of the form that was under way takes it away from the field again, for
 * which it is put there once more, as long as nobody goes on writing: then Payload asks the server anew.
 */
export function RefusedFields() {
	const [fields, dispatchFields] = useAllFormFields();
	const { collectionSlug, globalSlug, id } = useDocumentInfo();
	const address = ["/cms", ...(globalSlug ? ["globals", globalSlug] : [collectionSlug, ...(id ? [id] : [])])].join("/");
	const isModified = useFormModified();
	const seen = useRef(lastRefused());
	const [refusal, setRefusal] = useState<Refusal | null>(null);

	useEffect(() => {
		const list = lastRefused();
		if (list === seen.current) return;
		const isOwn = isSavedForm(address);
		if (isOwn) setRefusal({ list: list.filter(({ path }) => path !== ofConflict), values: valuesOf(fields) });
		if (isOwn || list.length === 0) seen.current = list;
		if (list.length === 0) setRefusal(null);
	}, [fields, address]);

	const open = refusal?.list.filter(({ path }) => fields[path]?.value === refusal.values.get(path)) ?? [];
	useEffect(() => {
		if (!refusal || isModified) return;
		const isTouched = Object.entries(fields).some(([path, { value }]) => value !== refusal.values.get(path));
		const lost = isTouched ? [] : refusal.list.filter(({ path }) => fields[path]?.valid);
		if (lost.length > 0) dispatchFields({ type: "ADD_SERVER_ERRORS", errors: lost });
	}, [refusal, fields, isModified, dispatchFields]);

	if (open.length === 0) return null;
	return (
		<section aria-label={editingText.notSaved} className="field-type office-box office-snug refused-fields">
			<p>{editingText.notSaved}</p>
			<ul>
				{open.map(({ path, label, message }) => (
					<li key={path}>
						<a href={`#${idOf(path)}`} onClick={(event) => focusField(event, path)}>
							{editingText.refusedField(label, message)}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
