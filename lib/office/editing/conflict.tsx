"use client";

import { Button, toast, useDocumentInfo, useForm, useFormFields, useFormInitializing } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { formatMoment } from "@/lib/bengali/dates";
import { callOffice } from "../parts/call-office";
import { ModalDialog } from "../parts/dialogs";
import { TextPairs } from "../parts/pairs";
import { useSending } from "../parts/use-sending";
import { useSaveDraft, useSubmitToPublish } from "../publishing/submit-to-publish";
import { hasSameText } from "../values/same-text";
import type { Compared, EditedRecord } from "./calls";
import { editingText } from "./text";

const { conflict, refused } = editingText;

/** The form's field that the server compares with the newest version (lib/cms/newer-versions). */
const opened = "updatedAt";

/**
 * Sets the field as an answer of the server does: an update of one field would unmark the others as typed in.
 * @param updatedAt null if nothing was saved before, as in the settings of a new school
 */
const openedNow = (updatedAt: string | null) =>
	({
		type: "MERGE_SERVER_STATE",
		acceptValues: true,
		prevStateRef: { current: {} },
		serverState: {
			[opened]: {
				addedByServer: true,
				value: updatedAt,
				initialValue: updatedAt,
				valid: true,
				errorMessage: undefined,
			},
		},
	}) as const;

/** When the server has refused to save over a newer version: shows both, and saves the one or takes the other. */
export function Conflict({ record }: { record: EditedRecord }) {
	const document = useDocumentInfo();
	const { dispatchFields, getData, reset, setModified, submit } = useForm();
	const submitToPublish = useSubmitToPublish();
	const saveDraft = useSaveDraft(record.slug, record.id);
	const isInitializing = useFormInitializing();
	const refusal = useFormFields(([fields]) => fields?.[opened]?.errorMessage);
	const [compared, setCompared] = useState<Compared | null>(null);
	const isPublishing = refusal === refused.publish;
	const savedAt = document.savedDocumentData?.[opened] as string | undefined;

	// The form itself learns of its save only with the next state from the server, which comes after the next autosave
	// may have begun. While it is initialising, it replaces all fields once more.
	useEffect(() => {
		if (!isInitializing) dispatchFields(openedNow(savedAt ?? null));
	}, [savedAt, isInitializing, dispatchFields]);

	const compare = useEffectEvent(async () => {
		// Payload takes a refused form for a saved one.
		setModified(true);
		const answer = await callOffice<Compared>("editing/compare", { ...record, mine: getData() });
		const before = document.savedDocumentData ?? {};
		const isTakenDown = before._status === "published" && answer.newest._status === "draft" && !answer.isOwn;
		const state = isPublishing && isTakenDown ? [conflict.takenDown] : [];
		const differences = hasSameText(answer.newest, before) ? state : [...state, ...answer.differences];
		if (answer.updatedAt === savedAt || differences.length === 0) {
			// Nothing is at stake, so the refusal is not worth a message.
			toast.dismiss();
			keepMine(answer.updatedAt);
		} else setCompared({ ...answer, differences });
	});
	useEffect(() => {
		if (!refusal) return;
		compare().catch((error: Error) => {
			toast.error(error.message);
			setCompared(null);
			dispatchFields({ type: "UPDATE", path: opened, errorMessage: undefined });
		});
	}, [refusal, dispatchFields]);

	function keepMine(updatedAt: string) {
		const hasDrafts = Boolean(document.docConfig?.versions?.drafts);
		setCompared(null);
		// Before the submission, which reads the fields of the last rendering.
		flushSync(() => dispatchFields(openedNow(updatedAt)));
		if (!isPublishing && hasDrafts) return void saveDraft();
		return void (isPublishing ? submitToPublish() : submit());
	}

	async function takeTheirs({ newest }: Compared) {
		setCompared(null);
		await reset(newest);
		document.updateSavedDocumentData(newest);
		toast.success(conflict.taken);
	}

	function close() {
		setCompared(null);
		// The next attempt to save is refused, and shown, again.
		dispatchFields({ type: "UPDATE", path: opened, errorMessage: undefined });
	}

	if (!compared) return null;
	return (
		<ConflictDialog
			close={close}
			compared={compared}
			keepMine={() => keepMine(compared.updatedAt)}
			takeTheirs={() => takeTheirs(compared)}
		/>
	);
}

const { conflict: texts } = editingText;

type Props = { compared: Compared; close: () => void; keepMine: () => void; takeTheirs: () => Promise<void> };

/** Both texts of each field that differs, side by side, with the choice. Escape leads back to the form as it is. */
function ConflictDialog({ compared, close, keepMine, takeTheirs }: Props) {
	const [sending, send] = useSending();
	const at = formatMoment(compared.updatedAt);
	return (
		<ModalDialog className="editing-conflict" onClose={close} title={texts.heading}>
			<p>{compared.isOwn ? texts.own(at) : texts.by(compared.by, at)}</p>
			<TextPairs
				pairs={compared.differences.map(({ label, mine, theirs }) => ({
					label,
					first: { name: texts.theirs, text: theirs },
					second: { name: texts.mine, text: mine },
				}))}
			/>
			<p>{compared.hasHistory ? texts.hint : texts.hintWithoutHistory}</p>
			<div className="office-row editing-conflict__acts">
				<Button buttonStyle="primary" disabled={sending} margin={false} onClick={keepMine}>
					{texts.keepMine}
				</Button>
				<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={() => void send(takeTheirs)}>
					{texts.takeTheirs}
				</Button>
				<Button buttonStyle="subtle" disabled={sending} margin={false} onClick={close}>
					{texts.back}
				</Button>
			</div>
		</ModalDialog>
	);
}
