"use client";

import { useAllFormFields, useDocumentInfo, useForm } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { readTask } from "@/lib/browser/task";

/** Above the fields of each form: fills a new record with what the task gives it. */
export function TaskFill() {
	const { collectionSlug, id, savedDocumentData } = useDocumentInfo();
	const { setModified } = useForm();
	const [, dispatch] = useAllFormFields();

	const fill = useEffectEvent(() => {
		const values = collectionSlug && readTask()?.fill?.[collectionSlug];
		// A form that saves itself has a record from the start, without a title.
		const isNew = !id || (savedDocumentData?._status === "draft" && !savedDocumentData.name);
		if (!values || !isNew) return;
		for (const [path, value] of Object.entries(values)) dispatch({ type: "UPDATE", path, value, valid: true });
		setModified(true);
	});
	// The form takes its initial state after the effects of its fields: then a second effect fills it.
	const [isReady, setReady] = useState(false);
	useEffect(() => {
		if (isReady) fill();
		else setReady(true);
	}, [isReady]);
	return null;
}
