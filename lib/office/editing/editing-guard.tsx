"use client";

import { useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { formatTime } from "@/lib/bengali/dates";
import { callOffice } from "../parts/call-office";
import type { EditedRecord, Present } from "./calls";
import { Conflict } from "./conflict";
import { KeepTyped } from "./keep-typed";
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
