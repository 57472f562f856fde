import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { titles } from "@/lib/bengali/site";
import type { ItemKind } from "@/lib/contract/educational";
import { getItems } from "@/lib/school/educational";
import { ItemList } from "./item-list";

type PageParams = { params: Promise<{ page: string }> };

/** @returns the page's number, or null when the path names none; the first page has another address */
const numberOf = async (params: PageParams["params"]) => {
	const { page } = await params;
	return /^([2-9]|[1-9]\d{1,5})$/.test(page) ? Number(page) : null;
};

export async function laterPageMetadata(kind: ItemKind, { params }: PageParams): Promise<Metadata> {
	const number = await numberOf(params);
	return { title: number ? titles.page(titles[kind], number) : titles.notFound };
}

/** A later page of a list, for those who come by its own address. */
export async function LaterPage({ kind, params }: PageParams & { kind: ItemKind }) {
	const number = await numberOf(params);
	const page = number ? await getItems(kind, number) : null;
	if (!page?.data.length) notFound();
	return <ItemList kind={kind} page={page} />;
}
