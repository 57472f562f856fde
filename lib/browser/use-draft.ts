import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { clearDraft, type Draft, keepDraft, readDraft } from "./application-draft";
import { fillFields, readFields } from "./form-values";

/** How long after a key is pressed the draft is kept, in milliseconds. */
const pause = 400;

/**
 * Keeps an uncontrolled form and its photo as a draft, and fills them from it at the start.
 * @param form the form on the page
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
	const [image, setImage] = useState<string | null>(null);
	const [found, setFound] = useState(false);
	const [photoLost, setPhotoLost] = useState(false);
	const photo = useRef<string | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

	const stop = useCallback(() => {
		if (timer.current) clearTimeout(timer.current);
		timer.current = null;
	}, []);

	/** Keeps everything at once. */
	const keep = useCallback((): Draft | null => {
		stop();
		if (!form.current) return null;
		const { draft, photoKept } = keepDraft(readFields(form.current), photo.current);
		setPhotoLost(!photoKept);
		return draft;
	}, [form, stop]);

	const keepSoon = useCallback(() => {
		stop();
		timer.current = setTimeout(keep, pause);
	}, [keep, stop]);

	const changeImage = useCallback(
		(next: string | null) => {
			photo.current = next;
			setImage(next);
			keep();
		},
		[keep],
	);

	/** Forgets what is typed, here and in the draft. */
	const clear = useCallback(() => {
		stop();
		clearDraft();
		form.current?.reset();
		photo.current = null;
		setImage(null);
		setFound(false);
		setPhotoLost(false);
	}, [form, stop]);

	useEffect(() => {
		const draft = readDraft();
		if (!draft || !form.current) return;
		const filled = fillFields(form.current, draft.fields);
		const pictured = Boolean(draft.image) && photo.current === null;
		if (pictured) {
			photo.current = draft.image;
			setImage(draft.image);
		}
		if (filled || pictured) setFound(true);
	}, [form]);

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

	return { image, changeImage, found, photoLost, keep, keepSoon, clear };
}
