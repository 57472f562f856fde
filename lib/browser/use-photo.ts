import { useCallback, useRef, useState } from "react";
import { photoText } from "@/lib/bengali/admission";
import { noConnectionText } from "@/lib/bengali/no-connection";

const loadTools = () => import("./photo").catch(() => null);

/** Preloads the chunk that prepares photos. */
export const preparePhotoTools = (): Promise<unknown> => loadTools();

const noProblem = Promise.resolve(null);

/** Prepares chosen photos; only the last chosen one is used. */
export function usePhoto(change: (image: string | null) => void) {
	const [working, setWorking] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const last = useRef<Promise<string | null>>(noProblem);

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
		last.current = noProblem;
		setProblem(null);
		setWorking(false);
	}, []);

	return {
		working,
		problem,
		choose,
		/** Ignores the photo being prepared, and clears the error. */
		forget,
		remove: () => {
			forget();
			change(null);
		},
		/** Resolves when the chosen photo is prepared, with its error message or null. */
		settled: () => last.current,
	};
}

async function attempt(file: Blob): Promise<{ image: string | null; fault: string | null }> {
	const tools = await loadTools();
	// Once missed, or gone with an update, only a page that is loaded anew has them.
	if (!tools) return { image: null, fault: navigator.onLine === false ? noConnectionText : photoText.reopen };
	try {
		return { image: await tools.preparePhoto(file), fault: null };
	} catch (error) {
		return { image: null, fault: (error as Error).message };
	}
}

/**
 * @param url a base64 data URL
 * @returns the kilobytes (of 1000 bytes) of data, rounded up
 */
export function kilobytesOf(url: string): number {
	const digits = url.slice(url.indexOf(",") + 1).replace(/=+$/, "");
	return Math.ceil(Math.floor((digits.length * 3) / 4) / 1000);
}
