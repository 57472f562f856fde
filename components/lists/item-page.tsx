import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NavLink } from "@/components/layout/nav-link";
import { Picture } from "@/components/layout/picture";
import { RichText } from "@/components/layout/rich-text";
import { itemText, titles } from "@/lib/bengali/site";
import type { ItemKind } from "@/lib/contract/educational";
import { downloadPath, itemPath, listPaths, shortPath } from "@/lib/contract/paths";
import { getItem } from "@/lib/school/educational";
import { findByPathName } from "@/lib/school/path-name";
import styles from "./item-page.module.css";
import { PublishedOn } from "./published-on";
import { Share } from "./share";

export type NameParams = { params: Promise<{ name: string[] }> };

const itemOf = async (kind: ItemKind, params: NameParams["params"]) =>
	findByPathName((await params).name, (name) => getItem(kind, name));

export async function itemMetadata(kind: ItemKind, { params }: NameParams): Promise<Metadata> {
	return { title: (await itemOf(kind, params))?.name ?? titles.notFound };
}

/** A notice, routine or curriculum alone: name, file, picture, text (spec section 2). */
export async function ItemPage({ kind, params }: NameParams & { kind: ItemKind }) {
	const item = await itemOf(kind, params);
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
			<Share name={item.name} path={kind === "notice" ? shortPath(item.id) : itemPath(kind, item.name)} />
			<p className="no-print">
				<NavLink href={listPaths[kind]} className="button quiet">
					{itemText.back[kind]}
				</NavLink>
			</p>
		</article>
	);
}
