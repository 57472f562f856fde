import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { Circular } from "@/components/circulars/circular";
import { Feedback } from "@/components/feedback/feedback";
import { MissingPage } from "@/components/layout/not-found-message";
import { cardMetadata, getCard } from "@/components/layout/page-metadata";
import { Related } from "@/components/layout/related";
import { RichText } from "@/components/layout/rich-text";
import { breadcrumbData, JsonLd, noticeData } from "@/components/layout/structured-data";
import { circularText } from "@/lib/bengali/circulars";
import { descriptions } from "@/lib/bengali/descriptions";
import { relatedText } from "@/lib/bengali/navigation";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { itemText, titles } from "@/lib/bengali/site";
import type { ItemKind } from "@/lib/contract/educational";
import { archivePath, defaultNoticeKind } from "@/lib/contract/educational";
import { asciiPath, circularHash, itemPath, listPaths, shortPath } from "@/lib/contract/paths";
import { type EducationalItem, getItem } from "@/lib/school/educational";
import { getItems } from "@/lib/school/item-lists";
import { findByPathName, isPathName } from "@/lib/school/record-names";
import { getSettings } from "@/lib/school/settings";
import { ItemFiles } from "./item-files";
import styles from "./item-page.module.css";
import { PublishedOn } from "./item-row";
import { Share } from "./share";

type NameParams = { params: Promise<{ name: string[] }> };

const itemOf = async (kind: ItemKind, params: NameParams["params"]) =>
	findByPathName((await params).name, (name) => getItem(kind, name));

export async function itemMetadata(kind: ItemKind, { params }: NameParams): Promise<Metadata> {
	const item = await itemOf(kind, params);
	if (!item) return { title: titles.notFound };
	const { openGraph, twitter } = await cardMetadata(item.card);
	const times = { publishedTime: item.created_at, modifiedTime: item.updated_at };
	return {
		title: item.name,
		description: item.description || descriptions[kind],
		...(openGraph && { openGraph: { ...openGraph, type: "article", ...times }, twitter }),
	};
}

/** Page of one notice, routine or curriculum: name, file, picture, text. */
export async function ItemPage({ kind, params }: NameParams & { kind: ItemKind }) {
	const item = await itemOf(kind, params);
	if (!item) return <MissingPage />;
	if (!isPathName((await params).name, item.name)) permanentRedirect(asciiPath(itemPath(kind, item.name)));
	return (
		<>
			<JsonLd data={breadcrumbData(kind, item.name, await getSettings())} />
			{kind === "notice" && <JsonLd data={noticeData(item, await getCard(item.card), await getSettings())} />}
			<ItemView kind={kind} item={item} />
			<Feedback kind={kind} id={item.id} />
			<OtherItems kind={kind} id={item.id} />
		</>
	);
}

/** Items beside one. */
const mostOthers = 5;

/** The newest of the other items. */
async function OtherItems({ kind, id }: { kind: ItemKind; id: number }) {
	const { data } = await getItems(kind, 1, mostOthers + 1);
	const others = data.filter((row) => row.id !== id).slice(0, mostOthers);
	const links = others.map(({ name }) => ({ name, link: itemPath(kind, name) }));
	return <Related title={relatedText.items[kind]} links={links} />;
}

/** The item itself; the preview of a draft shows the same. */
export function ItemView({ kind, item }: { kind: ItemKind; item: EducationalItem }) {
	return (
		<article className="measure">
			<h1>{item.name}</h1>
			<p className={styles.facts}>
				{itemText.published} <PublishedOn date={item.created_at} />
				{item.notice_kind && item.notice_kind !== defaultNoticeKind && (
					<>
						{" · "}
						<a href={archivePath("notice", { noticeKind: item.notice_kind })}>{noticeKindNames[item.notice_kind]}</a>
					</>
				)}
				{item.circular && (
					<span className="no-print">
						{" · "}
						<a href={circularHash}>{circularText.short}</a>
					</span>
				)}
			</p>
			<ItemFiles files={item.files}>
				<RichText html={item.text} />
			</ItemFiles>
			{item.circular && <Circular notice={item.id} name={item.name} classes={item.circular.classes} />}
			<Share name={item.name} path={kind === "notice" ? shortPath(item.id) : itemPath(kind, item.name)}>
				<a href={listPaths[kind]} className="button quiet">
					{itemText.back[kind]}
				</a>
			</Share>
		</article>
	);
}
