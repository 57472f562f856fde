"use client";

import {
	Button,
	useDocumentInfo,
	useEditDepth,
	useForm,
	useFormBackgroundProcessing,
	useFormInitializing,
	useFormModified,
	useFormProcessing,
	useHotkey,
	useTranslation,
} from "@payloadcms/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { hasNewerDraft, useSubmitToPublish } from "./submit-to-publish";
import { publishButtonText as texts } from "./text";

/**
 * Publishes the record of a form that saves itself. Payload's button is out of use while a draft is being saved or a file
 * is on its way, and drops what is pressed then, which on a slow phone is often. This one keeps the press, says so, and
 * publishes when that has ended; not when a file could not be stored, since then the notice would be published without it.
 */
export function PublishButton() {
	const document = useDocumentInfo();
	const { disabled, submit } = useForm();
	const modified = useFormModified();
	const isBusy = [useFormProcessing(), useFormInitializing(), disabled].some(Boolean);
	const isUploading = document.uploadStatus === "uploading";
	const isSaving = useFormBackgroundProcessing();
	const submitToPublish = useSubmitToPublish();
	const [isWaiting, setWaiting] = useState(false);
	const { t } = useTranslation();
	const address = `/cms/${document.collectionSlug}${document.id ? `/${document.id}` : ""}`;

	const publish = () => submitToPublish({ action: `${address}?depth=0` });

	const isHeld = isSaving || isUploading;
	const end = useEffectEvent(() => {
		setWaiting(false);
		if (document.uploadStatus !== "failed") void publish();
	});
	useEffect(() => {
		if (isWaiting && !isHeld && !isBusy) end();
	}, [isWaiting, isHeld, isBusy]);

	useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ["s"] }, (event) => {
		event.preventDefault();
		event.stopPropagation();
		if (!modified || isHeld) return;
		void submit({
			action: `${address}?depth=0&draft=true`,
			method: "PATCH",
			overrides: { _status: "draft" },
			skipValidation: true,
		});
	});

	if (!document.hasPublishPermission) return null;
	const isChanged = modified || hasNewerDraft(document) || !document.hasPublishedDoc;
	const canPress = isHeld || (isChanged && !isBusy);
	return (
		<div className="form-submit">
			<Button
				disabled={!canPress}
				id="action-save"
				onClick={() => (isHeld ? setWaiting(true) : void publish())}
				size="medium"
				type="button"
			>
				<span aria-live="polite">
					{isWaiting ? (isUploading ? texts.afterUpload : texts.afterSaving) : t("version:publishChanges")}
				</span>
			</Button>
		</div>
	);
}
