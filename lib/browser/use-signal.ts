import { useEffect, useRef, useState } from "react";
import { readDraft } from "./application-draft";

/** Nothing where nothing waits to be sent; how one learns that it could be sent now. */
export type Resume = "opened" | "online" | null;

/**
 * Tells when a draft that was sent without an answer could be sent once more: the page is opened again, or the signal
 * is back. It sends nothing.
 * @returns what there is to tell, and `note` for how a sending has ended
 */
export function useSignal() {
	const [resume, setResume] = useState<Resume>(null);
	/** Where storage is forbidden, or holds another tab's draft. */
	const unanswered = useRef(false);

	useEffect(() => {
		const back = () => setResume(unanswered.current || readDraft()?.unanswered ? "online" : null);
		const gone = () => setResume(null);
		if (navigator.onLine && readDraft()?.unanswered) setResume("opened");
		addEventListener("online", back);
		addEventListener("offline", gone);
		return () => {
			removeEventListener("online", back);
			removeEventListener("offline", gone);
		};
	}, []);

	const note = (noAnswer: boolean) => {
		unanswered.current = noAnswer;
		setResume(null);
	};
	return { resume, note };
}
