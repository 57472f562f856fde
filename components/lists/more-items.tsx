"use client";
import { type MouseEvent, type ReactNode, useState } from "react";
import { listText } from "@/lib/bengali/lists";
import { useItemPages } from "@/lib/browser/use-item-pages";
import type { ItemKind } from "@/lib/contract/educational";
import styles from "./item-list.module.css";
import { ItemRow } from "./item-row";

type Props = {
	kind: ItemKind;
	/** Number of items up to the end of the server-rendered page, over all pages. */
	shown: number;
	/** The next page: path of its API call, and of the page itself for browsers without JavaScript. */
	next: { call: string | null; path: string } | null;
	/** Names of items that are not to be appended again: pinned ones, and those that a new one moves to the next page. */
	above: string[];
	/** Server-rendered caption, head and first rows. */
	children: ReactNode;
};

/** Appends the next page in place; without JavaScript the link opens that page. */
export function MoreItems({ kind, shown, next, above, children }: Props) {
	const [started, setStarted] = useState(false);
	const { items: loaded, more, loading, failed, load } = useItemPages(kind, started ? (next?.call ?? null) : null);
	const names = [...above, ...loaded.map(({ name }) => name)];
	const items = loaded.filter(({ name }, index) => names.indexOf(name) === above.length + index);

	const append = (event: MouseEvent) => {
		event.preventDefault();
		if (!started) setStarted(true);
		else if (!loading) load();
	};
	const hasNext = started && loaded.length > 0 ? more : next !== null;
	return (
		<>
			<div className={styles.frame}>
				<table className={styles.table}>
					{children}
					{items.length > 0 && (
						<tbody>
							{items.map((item, index) => (
								<ItemRow key={item.name} kind={kind} item={item} serial={shown + index + 1} />
							))}
						</tbody>
					)}
				</table>
			</div>
			<p role="status" className={loading ? undefined : "hidden"}>
				{loading ? listText.loading : items.length > 0 && listText.loaded(shown + items.length)}
			</p>
			{failed && <p role="alert">{listText.failed}</p>}
			{next && hasNext && (
				<a href={next.path} className="button quiet no-print" aria-disabled={loading} onClick={append}>
					{failed ? listText.retry : listText.more}
				</a>
			)}
		</>
	);
}
