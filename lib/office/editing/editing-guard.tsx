"use client";

import { useAllFormFields, useDocumentInfo, useFormBackgroundProcessing, useFormModified } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { formatTime } from "@/lib/bengali/dates";
import { callOffice } from "../parts/call-office";
import type { EditedRecord, Present } from "./calls";
import { Conflict } from "./conflict";
import { editingText } from "./text";

const minute = 60_000;

/** Tells each minute whether this form is written in, and says who else writes in the record. */
function Presence({ slug, id }: EditedRecord) {
	const modified = useFormModified();
	const [others, setOthers] = useState<Present>([]);
	const wroteAt = useRef(0);
	const tell = useEffectEvent(async () => {
		const isWriting = modified || Date.now() - wroteAt.current < 2 * minute;
		// Advice only: without an answer nothing is shown, and saving is checked anyway.
		const answer = await callOffice<{ others: Present }>("editing/presence", { slug, id, isWriting }).catch(() => null);
		if (answer) setOthers(answer.others);
	});
	useEffect(() => {
		void tell();
		const timer = setInterval(() => void tell(), minute);
		return () => clearInterval(timer);
	}, []);
	useEffect(() => {
		if (!modified) return;
		const isFirst = Date.now() - wroteAt.current > minute;
		// Autosave unsets `modified` each second.
		wroteAt.current = Date.now();
		if (isFirst) void tell();
	}, [modified]);
	const [first] = others;
	if (!first) return null;
	const names = others.map(({ name }) => name);
	// Fixed to the window: inside of the bar of the buttons it would cover them on a phone.
	return createPortal(
		<p className="editing-presence" role="status">
			{editingText.presence(names, formatTime(first.since))}
		</p>,
		document.body,
	);
}

/** Above each form: who else writes in the record, and what to do when somebody has saved it in the meantime. */
export function EditingGuard() {
	const { id, collectionSlug, globalSlug, isTrashed } = useDocumentInfo();
	const slug = collectionSlug ?? globalSlug;
	if (!slug || isTrashed || (collectionSlug && !id)) return null;
	const record = { slug, id: id === undefined ? undefined : Number(id) };
	return (
		<>
			<Presence id={record.id} slug={record.slug} />
			<Conflict record={record} />
			<KeepTyped />
		</>
	);
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps what is typed while the form saves itself. The answer of that save replaces the values of all fields but the one
 * that was changed last, since Payload marks only that one as typed in: a title that was finished on a slow line would
 * become the half of it that was sent.
 */
function KeepTyped() {
	const [fields, dispatchFields] = useAllFormFields();
	const isSaving = useFormBackgroundProcessing();
	const before = useRef(fields);
	const wasSaving = useRef(false);
	/** By path, what was typed since the save began; an entry is put back once, so that what the server tidies stays. */
	const typed = useRef(new Map<string, unknown>());

	// Before the next save reads the fields, and before anything is painted.
	useLayoutEffect(() => {
		// The end of a save is told before its answer is in the fields.
		if (isSaving && !wasSaving.current) typed.current.clear();
		wasSaving.current = isSaving;
		const lost: [path: string, value: unknown][] = [];
		for (const [path, { value, initialValue, isModified }] of Object.entries(fields)) {
			if (!before.current[path] || before.current[path].value === value) continue;
			const mine = typed.current.get(path);
			if (isModified) {
				if (isSaving || typed.current.has(path)) typed.current.set(path, value);
			} else if (mine !== undefined && isSame(value, initialValue) && !isSame(value, mine)) {
				lost.push([path, mine]);
				typed.current.delete(path);
			}
		}
		before.current = fields;
		for (const [path, value] of lost) dispatchFields({ type: "UPDATE", path, value });
	}, [fields, isSaving, dispatchFields]);
	return null;
}
