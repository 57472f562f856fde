import { notFound } from "next/navigation";
import { NavLink } from "@/components/layout/nav-link";
import { Picture } from "@/components/layout/picture";
import { RichText } from "@/components/layout/rich-text";
import { itemText } from "@/lib/bengali/site";
import type { ItemKind } from "@/lib/contract/educational";
import { downloadPath, listPaths } from "@/lib/contract/paths";
import { getItem } from "@/lib/school/educational";
import { findByPathName } from "@/lib/school/path-name";
import styles from "./item-page.module.css";
import { PublishedOn } from "./published-on";

export type NameParams = { params: Promise<{ name: string[] }> };

/** A notice, routine or curriculum alone: name, file, picture, text (spec section 2). */
export async function ItemPage({ kind, params }: NameParams & { kind: ItemKind }) {
	const { name: parts } = await params;
	const item = await findByPathName(parts, (name) => getItem(kind, name));
	if (!item) notFound();
	return (
		<article className="measure">
			<h1>{item.name}</h1>
			<p className={styles.facts}>
				{itemText.published} <PublishedOn date={item.created_at} />
			</p>
			{item.image && (
				<p className="no-print">
					<a href={downloadPath(item.image)} className="button" target="_blank" rel="noopener">
						{itemText.download}
						{item.picture ? "" : ` · ${itemText.pdf}`} <span className="hidden">{itemText.newTab}</span>
					</a>
				</p>
			)}
			{item.picture && (
				<Picture picture={item.picture} sizes="(min-width: 48rem) 46rem, 100vw" className={styles.picture} first />
			)}
			<RichText html={item.text} />
			<p className="no-print">
				<NavLink href={listPaths[kind]} className="button quiet">
					{itemText.back[kind]}
				</NavLink>
			</p>
		</article>
	);
}
