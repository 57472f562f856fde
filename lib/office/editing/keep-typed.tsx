"use client";

import { useAllFormFields, useFormBackgroundProcessing } from "@payloadcms/ui";
import { useLayoutEffect, useRef } from "react";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps what is typed while the form saves itself. The answer of that save replaces the values of all fields but the one
 * that was changed last, since Payload marks only that one as typed in: a title that was finished on a slow line would
 * become the half of it that was sent.
 */
export function KeepTyped() {
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
