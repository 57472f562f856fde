import { noticeKindNames } from "@/lib/bengali/notice-kinds";

/** What a notice is about, as in its record and in paths. */
export type NoticeKind = keyof typeof noticeKindNames;

export const noticeKinds = Object.keys(noticeKindNames) as [NoticeKind, ...NoticeKind[]];

/** The kind of a notice for which staff choose none. */
export const defaultNoticeKind: NoticeKind = "general";

export const isNoticeKind = (text: string): text is NoticeKind => (noticeKinds as string[]).includes(text);

/** Number of pinned notices above the others: the newest of those that staff have pinned. */
export const maxPinned = 3;
