"use client";
import { useEffect, useState } from "react";
import { Facts } from "@/components/layout/facts";
import { formatDate } from "@/lib/bengali/dates";
import { offlineText as text } from "@/lib/bengali/offline";
import { type KeptPage, readKeptPages } from "@/lib/browser/kept-pages";
import { forgetLastResult, type LastResult as Kept, readLastResult } from "@/lib/browser/last-result";
import styles from "./kept-pages.module.css";

/** @returns the pages of each kind, those without pages left out */
function grouped(pages: readonly KeptPage[]) {
	const kinds = Object.entries(text.kinds);
	const kindOf = ({ path }: KeptPage) => kinds.findIndex(([start]) => path.startsWith(start));
	return kinds
		.map(([, name], index) => ({ name, pages: pages.filter((page) => kindOf(page) === index) }))
		.filter((group) => group.pages.length > 0);
}

/** Links to the cached pages; plain anchors, so that the service worker handles the navigation. */
export function KeptPages() {
	const [pages, setPages] = useState<KeptPage[] | null>(null);
	useEffect(() => {
		readKeptPages().then(setPages);
	}, []);
	if (!pages) return null;
	if (pages.length === 0) return <p>{text.nothingKept}</p>;
	return (
		<section aria-labelledby="kept">
			<h2 id="kept">{text.kept}</h2>
			{grouped(pages).map(({ name, pages }) => (
				<section key={name}>
					<h3>{name}</h3>
					<ul className={`plain ${styles.list}`}>
						{pages.map(({ path, title, kept }) => (
							<li key={path}>
								<a href={path}>{title}</a>
								{kept && <small>{text.keptOn(formatDate(new Date(kept).toISOString()))}</small>}
							</li>
						))}
					</ul>
				</section>
			))}
		</section>
	);
}

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
			<h2 id="last-result">{text.lastResult}</h2>
			<h3>{result.exam}</h3>
			<Facts facts={result.facts} className={styles.facts} />
			<button type="button" className="button quiet" onClick={forget}>
				{text.forget}
			</button>
		</section>
	);
}

/** Reloads: the URL is that of the page that failed to load, not of the offline page. */
export function RetryButton() {
	return (
		<button type="button" className="button" onClick={() => location.reload()}>
			{text.retry}
		</button>
	);
}
