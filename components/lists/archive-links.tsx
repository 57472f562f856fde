import { toBengaliDigits } from "@/lib/bengali/digits";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { archiveText } from "@/lib/bengali/site";
import type { ItemKind } from "@/lib/contract/educational";
import { type Archive, archivePath } from "@/lib/contract/educational";
import { listPaths } from "@/lib/contract/paths";
import { getNoticeKinds, getYears } from "@/lib/school/item-lists";
import styles from "./archive-links.module.css";

type Link = { path: string; name: string; isCurrent: boolean };

function Links({ label, links, isFirst }: { label: string; links: Link[]; isFirst: boolean }) {
	return (
		<nav aria-label={label} className="no-print">
			<ul className={styles.links}>
				{links.map(({ path, name, isCurrent }) => (
					<li key={path}>
						<a href={path} {...(isCurrent && { "aria-current": isFirst ? "page" : "true" })}>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

type Props = {
	/** Undefined for the whole list. */
	archive?: Archive;
	/** Whether this is the archive's first page, to which its link leads. */
	isFirst: boolean;
};

/** Above the notices: their kinds, once there is more than one. */
export async function KindLinks({ archive, isFirst }: Props) {
	const kinds = await getNoticeKinds();
	if (kinds.length < 2) return null;
	const links = kinds.map((noticeKind) => ({
		path: archivePath("notice", { noticeKind }),
		name: noticeKindNames[noticeKind],
		isCurrent: archive !== undefined && "noticeKind" in archive && archive.noticeKind === noticeKind,
	}));
	const all = { path: listPaths.notice, name: archiveText.all, isCurrent: archive === undefined };
	return <Links label={archiveText.kinds} links={[all, ...links]} isFirst={isFirst} />;
}

/** Below a list: the years with items. */
export async function YearLinks({ kind, archive, isFirst }: Props & { kind: ItemKind }) {
	const links = (await getYears(kind)).map((year) => ({
		path: archivePath(kind, { year }),
		name: toBengaliDigits(year),
		isCurrent: archive !== undefined && "year" in archive && archive.year === year,
	}));
	if (links.length === 0) return null;
	return (
		<div className={styles.years}>
			<h2 className="no-print">{archiveText.years[kind]}</h2>
			<Links label={archiveText.years[kind]} links={links} isFirst={isFirst} />
		</div>
	);
}
