import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { browserKey, clearDraft, type Draft, keepDraft, readDraft, replaceDraft } from "./application-draft";
import { fillFields, readFields } from "./form-values";

/** Debounce of draft writes, in milliseconds. */
const pause = 400;

/**
 * State of the form's draft: none, restored from storage, or in conflict with another stored revision (see
 * lib/browser/application-draft).
 */
export type DraftState = "none" | "restored" | "conflict";

/**
 * Saves an uncontrolled form and its photo as a draft, and restores them on mount.
 * @param form the form on the page
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
	const [image, setImage] = useState<string | null>(null);
	const [state, setState] = useState<DraftState>("none");
	const [photoLost, setPhotoLost] = useState(false);
	const photo = useRef<string | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	/** The revision that this page read or wrote last. */
	const known = useRef<string | null>(null);
	/** Idempotency key of this form while another tab's draft is stored. */
	const ownKey = useRef<string | null>(null);

	const stop = useCallback(() => {
		if (timer.current) clearTimeout(timer.current);
		timer.current = null;
	}, []);

	const showImage = useCallback((next: string | null) => {
		photo.current = next;
		setImage(next);
	}, []);

	/** Saves now. @returns the draft to submit, also when it could not be stored because of a conflict */
	const keep = useCallback((): Draft | null => {
		stop();
		if (!form.current) return null;
		const fields = readFields(form.current);
		const kept = keepDraft(fields, photo.current, known.current);
		if (!kept) {
			setState("conflict");
			ownKey.current ??= browserKey();
			return { key: ownKey.current, revision: "", fields, image: photo.current };
		}
		known.current = kept.draft.revision;
		ownKey.current = null;
		setPhotoLost(!kept.photoKept);
		return kept.draft;
	}, [form, stop]);

	const keepSoon = useCallback(() => {
		stop();
		timer.current = setTimeout(keep, pause);
	}, [keep, stop]);

	const changeImage = useCallback(
		(next: string | null) => {
			showImage(next);
			keep();
		},
		[keep, showImage],
	);

	const restore = useCallback(
		(draft: Draft) => {
			if (!form.current) return;
			known.current = draft.revision;
			const filled = fillFields(form.current, draft.fields);
			if (draft.image) showImage(draft.image);
			setState(filled || draft.image ? "restored" : "none");
		},
		[form, showImage],
	);

	/** Resets the form and deletes its draft, but not another tab's. */
	const clear = useCallback(() => {
		stop();
		if (readDraft()?.revision === known.current) clearDraft();
		known.current = null;
		ownKey.current = null;
		form.current?.reset();
		showImage(null);
		setState("none");
		setPhotoLost(false);
	}, [form, showImage, stop]);

	/** Resolves a conflict: replaces the form's values by the stored draft. */
	const takeStored = () => {
		const draft = readDraft();
		clear();
		if (draft) restore(draft);
	};

	/** Resolves a conflict: replaces the stored draft by the form's values. */
	const keepOwn = () => {
		if (!form.current) return;
		const { draft, photoKept } = replaceDraft(readFields(form.current), photo.current, ownKey.current ?? undefined);
		known.current = draft.revision;
		ownKey.current = null;
		setPhotoLost(!photoKept);
		setState("none");
	};

	useEffect(() => {
		if (!form.current) return;
		const draft = readDraft();
		const typed = Object.entries(readFields(form.current)).filter(([, value]) => value);
		if (!draft) {
			// Typed before hydration.
			if (typed.length > 0) keepSoon();
			return;
		}
		if (draft.revision === known.current) return;
		// The browser may have restored the fields (session history).
		if (typed.some(([name, value]) => draft.fields[name] !== value)) setState("conflict");
		else restore(draft);
	}, [form, keepSoon, restore]);

	// A mobile browser may discard a background page without further events.
	useEffect(() => {
		const flush = () => {
			if (timer.current) keep();
		};
		addEventListener("pagehide", flush);
		document.addEventListener("visibilitychange", flush);
		return () => {
			flush();
			removeEventListener("pagehide", flush);
			document.removeEventListener("visibilitychange", flush);
		};
	}, [keep]);

	return { image, changeImage, state, photoLost, keep, keepSoon, clear, takeStored, keepOwn };
}
