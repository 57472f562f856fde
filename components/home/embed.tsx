import { useEffect, useLayoutEffect, useState } from "react";
import { embedText } from "@/lib/bengali/embeds";
import styles from "./embed.module.css";

/** Milliseconds until loading the frame counts as failed. */
const frameTimeout = 12_000;

export type EmbedProps = {
	kind: "social" | "anthem";
	/** URL of the page or video, as entered by staff. */
	address: string;
};

/** URL of the frame; nothing is requested from the third party before the button is pressed. */
const frameOf = {
	social: (address: string) =>
		`https://www.facebook.com/plugins/page.php?${new URLSearchParams({
			href: address,
			tabs: "timeline",
			width: "340",
			height: "400",
			adapt_container_width: "true",
			locale: "bn_IN",
		})}`,
	anthem: (address: string) =>
		`https://www.youtube-nocookie.com/embed/${/(?:v=|youtu\.be\/)([\w-]{11})/.exec(address)?.[1]}?autoplay=1&hl=bn`,
};

export default function Embed({ kind, address }: EmbedProps) {
	const [state, setState] = useState<"idle" | "waiting" | "shown" | "failed">("idle");
	const { title, show } = embedText[kind];

	useEffect(() => {
		if (state !== "waiting") return;
		const timer = setTimeout(() => setState("failed"), frameTimeout);
		return () => clearTimeout(timer);
	}, [state]);

	// The router keeps a page that is left, hidden, and what plays in it.
	useLayoutEffect(() => () => setState("idle"), []);

	return (
		<>
			{state === "idle" && (
				<button type="button" className={styles.ask} onClick={() => setState(navigator.onLine ? "waiting" : "failed")}>
					<span className="button">{show}</span>
					<small>{embedText.outside}</small>
				</button>
			)}
			{(state === "waiting" || state === "shown") && (
				<iframe
					src={frameOf[kind](address)}
					title={title}
					className={styles.frame}
					allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
					referrerPolicy="strict-origin-when-cross-origin"
					// Also comes for the browser's own page of a failure.
					onLoad={() => setState(navigator.onLine ? "shown" : "failed")}
				/>
			)}
			<p role="status" className={styles.status}>
				{state === "waiting" && embedText.waiting}
				{state === "failed" && embedText.failed}
			</p>
		</>
	);
}
