import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { descriptions } from "@/lib/bengali/descriptions";
import { titles } from "@/lib/bengali/site";
import type { ItemKind } from "@/lib/contract/educational";
import { getItems } from "@/lib/school/educational";
import { ItemList } from "./item-list";

type PageParams = { params: Promise<{ page: string }> };

/** @returns the page that the path names, or null when there is none; the first page has another address */
async function pageOf(kind: ItemKind, params: PageParams["params"]) {
	const { page: number } = await params;
	if (!/^([2-9]|[1-9]\d{1,5})$/.test(number)) return null;
	const page = await getItems(kind, Number(number));
	return page.data.length > 0 ? page : null;
}

export async function laterPageMetadata(kind: ItemKind, { params }: PageParams): Promise<Metadata> {
	const page = await pageOf(kind, params);
	if (!page) return { title: titles.notFound };
	const { current_page: number } = page;
	return { title: titles.page(titles[kind], number), description: descriptions.page(descriptions[kind], number) };
}

/** A later page of a list, for those who come by its own address. */
export async function LaterPage({ kind, params }: PageParams & { kind: ItemKind }) {
	const page = await pageOf(kind, params);
	if (!page) notFound();
	return <ItemList kind={kind} page={page} />;
}
