"use client";
import { useEffect, useState } from "react";
import { offlineText } from "@/lib/bengali/offline";
import { type KeptPage, readKeptPages } from "@/lib/browser/kept-pages";
import styles from "./kept-pages.module.css";

/** Links to the cached pages; plain anchors, so that the service worker handles the navigation. */
export function KeptPages() {
	const [pages, setPages] = useState<KeptPage[] | null>(null);
	useEffect(() => {
		readKeptPages().then(setPages);
	}, []);
	if (!pages) return null;
	if (pages.length === 0) return <p>{offlineText.nothingKept}</p>;
	return (
		<section aria-labelledby="kept">
			<h2 id="kept">{offlineText.kept}</h2>
			<ul className={styles.list}>
				{pages.map(({ path, title }) => (
					<li key={path}>
						<a href={path}>{title}</a>
					</li>
				))}
			</ul>
		</section>
	);
}
