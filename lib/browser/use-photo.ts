import { useCallback, useRef, useState } from "react";
import { photoText } from "@/lib/bengali/admission";
import { preparePhoto, RefusedPhoto } from "./photo";

const nothing = Promise.resolve(null);

/** Takes the photos that a person chooses; the last one chosen counts. */
export function usePhoto(change: (image: string | null) => void) {
	const [working, setWorking] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const last = useRef<Promise<string | null>>(nothing);

	const choose = useCallback(
		async (file: Blob) => {
			setWorking(true);
			setProblem(null);
			const work = attempt(file);
			const outcome = work.then(({ fault }) => fault);
			last.current = outcome;
			const { image, fault } = await work;
			if (last.current !== outcome) return;
			change(image);
			setProblem(fault);
			setWorking(false);
		},
		[change],
	);

	const forget = useCallback(() => {
		last.current = nothing;
		setProblem(null);
		setWorking(false);
	}, []);

	return {
		working,
		problem,
		choose,
		/** Forgets what is being worked on and what was wrong. */
		forget,
		remove: () => {
			forget();
			change(null);
		},
		/** @returns what is wrong with the chosen photo, once that is known */
		settled: () => last.current,
	};
}

async function attempt(file: Blob): Promise<{ image: string | null; fault: string | null }> {
	try {
		return { image: await preparePhoto(file), fault: null };
	} catch (error) {
		return { image: null, fault: photoText[error instanceof RefusedPhoto ? error.reason : "broken"] };
	}
}
