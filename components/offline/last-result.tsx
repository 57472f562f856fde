"use client";
import { useEffect, useState } from "react";
import { Facts } from "@/components/layout/facts";
import { offlineText } from "@/lib/bengali/offline";
import { forgetLastResult, type LastResult as Kept, readLastResult } from "@/lib/browser/last-result";
import styles from "./kept-pages.module.css";

/** The result that was seen last in this browser. */
export function LastResult() {
	const [result, setResult] = useState<Kept | null>(null);
	useEffect(() => setResult(readLastResult()), []);
	if (!result) return null;
	const forget = () => {
		forgetLastResult();
		setResult(null);
	};
	return (
		<section aria-labelledby="last-result">
			<h2 id="last-result">{offlineText.lastResult}</h2>
			<h3>{result.exam}</h3>
			<Facts facts={result.facts} className={styles.facts} />
			<button type="button" className="button quiet" onClick={forget}>
				{offlineText.forget}
			</button>
		</section>
	);
}
