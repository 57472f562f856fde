import { useEffect, useRef, useState } from "react";
import { readDraft } from "./application-draft";

/** Why a pending draft can be sent now: the page was reopened, or the connection is back. Null without such a draft. */
type Resume = "opened" | "online" | null;

/**
 * Detects when a draft that was submitted without a response can be submitted again. Sends nothing itself.
 * @returns `resume`, and `recordOutcome` to call after each attempt: true if there was no response
 */
export function useSignal() {
	const [resume, setResume] = useState<Resume>(null);
	/** In addition to the stored draft, because storage may be blocked or contain another tab's draft. */
	const unanswered = useRef(false);

	useEffect(() => {
		const onOnline = () => setResume(unanswered.current || readDraft()?.unanswered ? "online" : null);
		const onOffline = () => setResume(null);
		if (navigator.onLine && readDraft()?.unanswered) setResume("opened");
		addEventListener("online", onOnline);
		addEventListener("offline", onOffline);
		return () => {
			removeEventListener("online", onOnline);
			removeEventListener("offline", onOffline);
		};
	}, []);

	const recordOutcome = (noAnswer: boolean) => {
		unanswered.current = noAnswer;
		setResume(null);
	};
	return { resume, recordOutcome };
}
