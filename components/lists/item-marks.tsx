import { markText } from "@/lib/bengali/archive";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { defaultNoticeKind, type NoticeKind } from "@/lib/contract/notice-kinds";
import styles from "./item-marks.module.css";

/** The fields of an item that are shown as marks. */
export type Marked = { is_new?: boolean; is_pinned?: boolean; notice_kind?: NoticeKind | null };

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
