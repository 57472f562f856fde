import type { ReactNode } from "react";
import { Boundary } from "@/components/forms/boundary";
import { ColumnHeads } from "@/components/layout/column-heads";
import { listText } from "@/lib/bengali/lists";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { schoolYearText } from "@/lib/bengali/school-year";
import { archiveText, titles } from "@/lib/bengali/site";
import type { Archive, ItemKind } from "@/lib/contract/educational";
import { holidaysPath } from "@/lib/contract/paths";
import type { ListPage } from "@/lib/school/list-pages";
import { KindLinks, YearLinks } from "./archive-links";
import styles from "./item-list.module.css";
import { ActionNames, ItemRow } from "./item-row";
import { MoreItems } from "./more-items";

/** @returns the title of a list, or of its part */
export function listTitle(kind: ItemKind, archive?: Archive): string {
	if (!archive) return titles[kind];
	return "year" in archive
		? archiveText.year(kind, archive.year)
		: archiveText.noticeKind(noticeKindNames[archive.noticeKind]);
}

/** Caption, head and rows of a list's table. */
function Rows({ list, title }: { list: ListPage; title: string }) {
	const { kind, items, pinned, before } = list;
	return (
		<>
			<caption className="hidden">{title}</caption>
			<ColumnHeads columns={[listText.serial, listText.name, listText.date, listText.file]} />
			<tbody>
				{items.map((item, index) => (
					<ItemRow
						key={item.name}
						kind={kind}
						item={{ ...item, is_pinned: pinned.includes(item.name) }}
						serial={before + index + 1}
					/>
				))}
			</tbody>
		</>
	);
}

type LinkProps = { href: string; label: string; className?: string };

const PageLink = ({ href, label, className = "no-print" }: LinkProps) => (
	<p className={className}>
		<a href={href} className="button quiet">
			{label}
		</a>
	</p>
);

/**
 * A list's table. Later pages have their own URLs; with JavaScript they are appended in place. In archives (of a year
 * or kind) a plain link opens the next page instead. `children` stand above it.
 */
export function ItemList({ list, children }: { list: ListPage; children?: ReactNode }) {
	const { kind, archive, number, items, pinned, before, previous, next } = list;
	const title = listTitle(kind, archive);
	const rows = <Rows list={list} title={title} />;
	return (
		<>
			<h1>{number > 1 ? titles.page(title, number) : title}</h1>
			{kind === "notice" && <KindLinks archive={archive} isFirst={number === 1} />}
			{kind === "notice" && <PageLink href={holidaysPath} label={schoolYearText.holidays.title} />}
			{children}
			{items.length === 0 ? (
				<p>{listText.empty}</p>
			) : (
				<>
					<ActionNames />
					{archive ? (
						<>
							<div className={styles.frame}>
								<table className={styles.table}>{rows}</table>
							</div>
							{next && <PageLink href={next.path} label={listText.more} />}
						</>
					) : (
						<Boundary keep={`${kind}s`}>
							<MoreItems
								kind={kind}
								shown={before + items.length}
								above={[...pinned, ...items.map(({ name }) => name)]}
								next={next}
							>
								{rows}
							</MoreItems>
						</Boundary>
					)}
				</>
			)}
			{previous && <PageLink href={previous} label={listText.previous} className={`${styles.previous} no-print`} />}
			<YearLinks kind={kind} archive={archive} isFirst={number === 1} />
		</>
	);
}
