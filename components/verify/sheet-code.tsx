"use client";
import { useState } from "react";
import { sheetCodeText as text } from "@/lib/bengali/sheet-codes";
import styles from "./sheet-code.module.css";

/** The QR code of a printed paper. Without a connection the paper is printed without it. */
export function SheetCode({ src }: { src: string }) {
	const [failed, setFailed] = useState(false);
	if (failed) return null;
	return (
		<figure className={styles.code}>
			<img src={src} width={120} height={120} alt={text.alt} onError={() => setFailed(true)} />
			<figcaption>{text.caption}</figcaption>
		</figure>
	);
}
