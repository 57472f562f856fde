"use client";
import { type MouseEvent, type ReactNode, useState } from "react";
import { listText } from "@/lib/bengali/lists";
import { useItemPages } from "@/lib/browser/use-item-pages";
import type { ItemKind } from "@/lib/contract/educational";
import styles from "./item-list.module.css";
import { ItemRow } from "./item-row";

type Props = {
	kind: ItemKind;
	/** How many items the server has already shown, counted over all pages. */
	shown: number;
	/** Where the next page is: its call, and its own address for those without scripts. */
	next: { call: string; path: string } | null;
	/** The table's head and first rows, from the server. */
	children: ReactNode;
};

/** Appends the next page in place; without scripts the same link opens that page (spec section 4). */
export function MoreItems({ kind, shown, next, children }: Props) {
	const [asked, setAsked] = useState(false);
	const { items, more, loading, failed, load } = useItemPages(asked ? (next?.call ?? null) : null);

	const append = (event: MouseEvent) => {
		event.preventDefault();
		if (!asked) setAsked(true);
		else if (!loading) load();
	};
	const rest = asked && items.length > 0 ? more : next !== null;
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
			{next && rest && (
				<a href={next.path} className="button quiet no-print" aria-disabled={loading} onClick={append}>
					{failed ? listText.retry : listText.more}
				</a>
			)}
		</>
	);
}
