import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/not-found-message";
import { descriptions } from "@/lib/bengali/descriptions";
import { titles } from "@/lib/bengali/site";
import type { ItemKind } from "@/lib/contract/educational";
import { readPageNumber } from "@/lib/contract/paths";
import { getListPage, type ListPage } from "@/lib/school/list-pages";
import { ItemList } from "./item-list";

type PageParams = { params: Promise<{ page: string }> };

/** @returns the page for the `page` parameter (2 or more; page 1 has its own route), or null when there is none */
async function pageOf(kind: ItemKind, params: PageParams["params"]): Promise<ListPage | null> {
	const number = readPageNumber((await params).page);
	return number ? getListPage(kind, number) : null;
}

export async function laterPageMetadata(kind: ItemKind, { params }: PageParams): Promise<Metadata> {
	const list = await pageOf(kind, params);
	if (!list) return { title: titles.notFound };
	const { number } = list;
	return { title: titles.page(titles[kind], number), description: descriptions.page(descriptions[kind], number) };
}

/** Page 2 or later of a list, opened by its own URL. */
export async function LaterPage({ kind, params }: PageParams & { kind: ItemKind }) {
	const list = await pageOf(kind, params);
	if (!list) return <MissingPage />;
	return <ItemList list={list} />;
}
