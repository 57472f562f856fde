import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { browserKey, clearDraft, type Draft, keepDraft, readDraft, replaceDraft } from "./application-draft";
import { fillFields, readFields } from "./form-values";

/** How long after a key is pressed the draft is kept, in milliseconds. */
const pause = 400;

/**
 * What a form shows of its draft: nothing, that one was brought back, or that what stands in the form and what is
 * stored are two different writings (see lib/browser/application-draft).
 */
export type DraftState = "none" | "restored" | "conflict";

/**
 * Keeps an uncontrolled form and its photo as a draft, and fills them from it at the start.
 * @param form the form on the page
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
	const [image, setImage] = useState<string | null>(null);
	const [state, setState] = useState<DraftState>("none");
	const [photoLost, setPhotoLost] = useState(false);
	const photo = useRef<string | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	/** The revision that this page has read or written last. */
	const known = useRef<string | null>(null);
	/** The key of what stands here beside another tab's draft. */
	const ownKey = useRef<string | null>(null);

	const stop = useCallback(() => {
		if (timer.current) clearTimeout(timer.current);
		timer.current = null;
	}, []);

	const showImage = useCallback((next: string | null) => {
		photo.current = next;
		setImage(next);
	}, []);

	/** Keeps everything at once. @returns what is to be sent now, also where another tab's draft stands in the way */
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

	/** Forgets what is typed here, and its draft; another tab's stays. */
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

	/** Brings the stored draft here, in place of what is typed. */
	const takeStored = () => {
		const draft = readDraft();
		clear();
		if (draft) restore(draft);
	};

	/** Keeps what is typed here, in place of the stored draft. */
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
			// Typed before the script came.
			if (typed.length > 0) keepSoon();
			return;
		}
		if (draft.revision === known.current) return;
		// A browser may have restored the fields by itself.
		if (typed.some(([name, value]) => draft.fields[name] !== value)) setState("conflict");
		else restore(draft);
	}, [form, keepSoon, restore]);

	// A phone may end a page in the background without a further word.
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
