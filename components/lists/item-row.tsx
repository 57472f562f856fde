import { dayOf, formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { listText, markText } from "@/lib/bengali/lists";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { defaultNoticeKind, type ItemKind, type NoticeKind } from "@/lib/contract/educational";
import { downloadPath, itemPath } from "@/lib/contract/paths";
import type { Item } from "@/lib/contract/shapes";
import styles from "./item-row.module.css";

/** The fields of an item shown in a row. */
export type RowItem = Pick<Item, "name" | "created_at" | "image"> & Marked;

export function ItemRow({ kind, item, serial }: { kind: ItemKind; item: RowItem; serial: number }) {
	const { name, created_at, image } = item;
	const id = `${kind}-${serial}`;
	return (
		<tr>
			<td>{toBengaliDigits(serial)}</td>
			<td>
				<a id={id} href={itemPath(kind, name)}>
					{name}
				</a>
				<ItemMarks {...item} />
			</td>
			<td>
				<PublishedOn date={created_at} />
			</td>
			<td>
				<ItemAction kind={kind} name={name} image={image} labelledBy={id} />
			</td>
		</tr>
	);
}

/** Hidden labels, once per page: an action's accessible name is its item's name plus one of these. */
export function ActionNames() {
	return (
		<div hidden>
			<span id="view">{listText.view}</span>
			<span id="pdf">{listText.downloadPdf}</span>
			<span id="picture">{listText.downloadPicture}</span>
		</div>
	);
}

type Props = { kind: ItemKind; name: string; image: string | null; labelledBy: string };

/**
 * A download link where there is a file, otherwise a view link. Shown as an arrow (CSS) with a word below it, named by
 * `aria-labelledby`.
 * Needs {@link ActionNames} on the page.
 * @param labelledBy id of the element with the item's name
 */
export function ItemAction({ kind, name, image, labelledBy }: Props) {
	const file = image?.endsWith(".pdf") ? "pdf" : "picture";
	return (
		<a
			href={image ? downloadPath(image) : itemPath(kind, name)}
			className={image ? styles.file : styles.view}
			aria-labelledby={`${labelledBy} ${image ? file : "view"}`}
			{...(image && { target: "_blank" })}
		>
			{image ? listText[file] : listText.view}
		</a>
	);
}

/** The fields of an item that are shown as marks. */
type Marked = { is_new?: boolean; is_pinned?: boolean; notice_kind?: NoticeKind | null };

/** With a space before it at which no line breaks: a mark stands beside the word before it, never alone on a line. */
const Mark = ({ name, look = "" }: { name: string; look?: string }) => (
	<>
		{"\u00a0"}
		<b className={`${styles.mark} ${look}`}>{name}</b>
	</>
);

/** Small words after an item's name: pinned, new, and its kind, except for the general one, which says nothing. */
export function ItemMarks({ is_new, is_pinned, notice_kind }: Marked) {
	return (
		<>
			{is_pinned && <Mark name={markText.pinned} />}
			{is_new && <Mark name={markText.new} look={styles.new} />}
			{notice_kind && notice_kind !== defaultNoticeKind && <Mark name={noticeKindNames[notice_kind]} />}
		</>
	);
}

/** @param date ISO 8601 with offset */
export const PublishedOn = ({ date }: { date: string }) => <time dateTime={dayOf(date)}>{formatDate(date)}</time>;
