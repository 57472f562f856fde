/** What is opened by its own address: later pages of a list, and its archives, of a year or of a kind of notices. */
import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/not-found-message";
import { descriptions } from "@/lib/bengali/descriptions";
import { archiveText, titles } from "@/lib/bengali/site";
import { type ItemKind, readListPart } from "@/lib/contract/educational";
import { getArchivePage, getListPage } from "@/lib/school/list-pages";
import { ItemList, listTitle } from "./item-list";

type Params = Promise<{ part: string[] }>;

async function listOf(kind: ItemKind, params: Params) {
	const part = readListPart(kind, (await params).part);
	if (!part) return null;
	const { archive, page } = part;
	return archive ? getArchivePage(kind, archive, page) : getListPage(kind, page);
}

export async function listPartMetadata(kind: ItemKind, params: Params): Promise<Metadata> {
	const list = await listOf(kind, params);
	if (!list) return { title: titles.notFound };
	const { archive, number } = list;
	const title = listTitle(kind, archive);
	const shown = number > 1 ? titles.page(title, number) : title;
	const description = archive ? archiveText.description(shown) : descriptions.page(descriptions[kind], number);
	return { title: shown, description };
}

export async function ListPart({ kind, params }: { kind: ItemKind; params: Params }) {
	const list = await listOf(kind, params);
	return list ? <ItemList list={list} /> : <MissingPage />;
}
