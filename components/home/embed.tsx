"use client";
import { useEffect, useState } from "react";
import { embedText } from "@/lib/bengali/site";
import { useHydrated } from "@/lib/browser/use-hydrated";
import styles from "./embed.module.css";

/** A frame that has not come by then is not coming. */
const patience = 12_000;

type Props = {
	/** Address of the frame; nothing is asked of it before the button is pressed. */
	frame: string;
	/** Address of the same on its own site: what is left when the frame can't load. */
	address: string;
	words: { show: string; link: string; title: string };
	ratio: string;
};

export function Embed({ frame, address, words, ratio }: Props) {
	const hydrated = useHydrated();
	const [state, setState] = useState<"idle" | "waiting" | "shown" | "failed">("idle");

	useEffect(() => {
		if (state !== "waiting") return;
		if (!navigator.onLine) return setState("failed");
		const timer = setTimeout(() => setState("failed"), patience);
		return () => clearTimeout(timer);
	}, [state]);

	return (
		<>
			<div className={`${styles.stage} needs-script no-print`} style={{ aspectRatio: ratio }}>
				{hydrated && state === "idle" && (
					<button type="button" className={styles.ask} onClick={() => setState("waiting")}>
						<span className="button">{words.show}</span>
						<small>{embedText.outside}</small>
					</button>
				)}
				{(state === "waiting" || state === "shown") && (
					<iframe
						src={frame}
						title={words.title}
						allow="encrypted-media; picture-in-picture; fullscreen"
						referrerPolicy="strict-origin-when-cross-origin"
						onLoad={() => setState("shown")}
					/>
				)}
				{hydrated && (
					<p role="status" className={styles.status}>
						{state === "waiting" && embedText.waiting}
						{state === "failed" && embedText.failed}
					</p>
				)}
			</div>
			<a href={address} rel="noopener">
				{words.link}
			</a>
		</>
	);
}
