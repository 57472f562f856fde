"use client";

import {
	Button,
	useAllFormFields,
	useAuth,
	useDocumentInfo,
	useEditDepth,
	useForm,
	useFormBackgroundProcessing,
	useFormModified,
	useFormProcessing,
	useFormSubmitted,
} from "@payloadcms/ui";
import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { changedFields, dropUnsaved, keepUnsaved, readUnsaved, type Unsaved } from "./kept-fields";
import { sessionsText } from "./text";

const texts = sessionsText.unsaved;

/** Where the end of a session leads. */
const isLogin = (page: string) => /^\/admin\/(login|logout-inactivity)$/.test(page);

/** @returns whether the server knows the session no more; false if it cannot be asked */
const hasEnded = () =>
	fetch("/cms/staff/me").then(
		({ status }) => status === 401,
		() => false,
	);

/** Above the fields of each form: what was typed and is not saved, after the login that follows the end of a session. */
export function UnsavedFields() {
	const { user } = useAuth();
	const [account] = useState(user?.id);
	// A form in a drawer is closed after the login.
	const isPage = useEditDepth() === 1;
	return isPage && typeof account === "number" ? <FieldsOfPage account={account} /> : null;
}

function FieldsOfPage({ account }: { account: number }) {
	const page = usePathname();
	const { user, refreshCookieAsync } = useAuth();
	const { savedDocumentData } = useDocumentInfo();
	const { getData, reset, setModified } = useForm();
	const [state] = useAllFormFields();
	const isModified = useFormModified();
	const isSubmitted = useFormSubmitted();
	const isSaving = useFormProcessing();
	const isAutosaving = useFormBackgroundProcessing();
	const opened = useRef<Unsaved["fields"]>({});
	const isKept = useRef(false);
	/** `put` into the form already, or not, because the record was saved meanwhile. */
	const [found, setFound] = useState<Unsaved & { put: boolean }>();
	const savedAt: string | null = savedDocumentData?.updatedAt ?? null;

	async function putInto(unsaved: Unsaved) {
		await reset({ ...getData(), ...unsaved.fields });
		setModified(true);
		setFound({ ...unsaved, savedAt, put: true });
	}

	async function drop() {
		dropUnsaved(account, page);
		setFound(undefined);
		if (!found?.put) return;
		await reset(opened.current);
		// It has saved itself: so does what was there before.
		if (found.savedAt !== savedAt) setModified(true);
	}

	const open = useEffectEvent(() => {
		opened.current = getData();
		const unsaved = readUnsaved(account, page);
		if (!unsaved) return;
		if (unsaved.savedAt === savedAt) void putInto(unsaved);
		else setFound({ ...unsaved, put: false });
	});
	const keep = useEffectEvent(() => {
		if (isModified) {
			isKept.current = true;
			keepUnsaved(account, page, { fields: changedFields(getData(), opened.current), savedAt });
		} else if (isKept.current && !isSubmitted && !isSaving && !isAutosaving) {
			// Saved: after a refusal the form is `submitted` or modified.
			isKept.current = false;
			dropUnsaved(account, page);
		}
	});
	const leave = useEffectEvent((from: string) => {
		if (!isLogin(location.pathname)) dropUnsaved(account, from);
	});
	const askSession = useEffectEvent(async () => {
		// Payload's form only shows a refusal. If the session has ended, renewing it leads to the login, which
		// must not lead back to itself.
		if (!isSubmitted) setFound(undefined);
		else if ((await hasEnded()) && !isLogin(location.pathname)) await refreshCookieAsync();
	});

	useEffect(() => {
		open();
		return () => leave(page);
	}, [page]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the state of the form is what it waits for.
	useEffect(() => {
		if (user) keep();
	}, [state, user, isModified, isSubmitted, isSaving, isAutosaving]);
	const wasSaving = useRef(false);
	useEffect(() => {
		if (wasSaving.current && !isSaving) void askSession();
		wasSaving.current = isSaving;
	}, [isSaving]);

	if (!found) return null;
	return (
		<div className="field-type office-line unsaved-fields">
			<p role="status">{found.put ? texts.isBack : texts.savedMeanwhile}</p>
			{!found.put && (
				<Button margin={false} onClick={() => putInto(found)} size="small">
					{texts.putBack}
				</Button>
			)}
			<Button buttonStyle="secondary" margin={false} onClick={drop} size="small">
				{texts.drop}
			</Button>
		</div>
	);
}
