import { useEffect, useState } from "react";
import { embedText } from "@/lib/bengali/site";
import styles from "./embed.module.css";

/** A frame that has not come by then is not coming. */
const patience = 12_000;

export type EmbedProps = {
	/** Address of the frame; nothing is asked of it before the button is pressed. */
	frame: string;
	title: string;
	/** Words of the button. */
	show: string;
};

export default function Embed({ frame, title, show }: EmbedProps) {
	const [state, setState] = useState<"idle" | "waiting" | "shown" | "failed">("idle");

	useEffect(() => {
		if (state !== "waiting") return;
		if (!navigator.onLine) return setState("failed");
		const timer = setTimeout(() => setState("failed"), patience);
		return () => clearTimeout(timer);
	}, [state]);

	return (
		<>
			{state === "idle" && (
				<button type="button" className={styles.ask} onClick={() => setState("waiting")}>
					<span className="button">{show}</span>
					<small>{embedText.outside}</small>
				</button>
			)}
			{(state === "waiting" || state === "shown") && (
				<iframe
					src={frame}
					title={title}
					className={styles.frame}
					allow="encrypted-media; picture-in-picture; fullscreen"
					referrerPolicy="strict-origin-when-cross-origin"
					onLoad={() => setState("shown")}
				/>
			)}
			<p role="status" className={styles.status}>
				{state === "waiting" && embedText.waiting}
				{state === "failed" && embedText.failed}
			</p>
		</>
	);
}
