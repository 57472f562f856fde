import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { descriptions } from "@/lib/bengali/descriptions";
import { titles } from "@/lib/bengali/site";
import type { ItemKind } from "@/lib/contract/educational";
import { getItems } from "@/lib/school/educational";
import { ItemList } from "./item-list";

type PageParams = { params: Promise<{ page: string }> };

/** @returns the page for the `page` parameter (2 or more; page 1 has its own route), or null when there is none */
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

/** Page 2 or later of a list, opened by its own URL. */
export async function LaterPage({ kind, params }: PageParams & { kind: ItemKind }) {
	const page = await pageOf(kind, params);
	if (!page) notFound();
	return <ItemList kind={kind} page={page} />;
}
