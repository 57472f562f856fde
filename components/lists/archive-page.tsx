import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/not-found-message";
import { archiveText } from "@/lib/bengali/archive";
import { titles } from "@/lib/bengali/site";
import { type Archive, readArchive } from "@/lib/contract/archives";
import type { ItemKind } from "@/lib/contract/educational";
import { readPageNumber } from "@/lib/contract/paths";
import { getArchivePage, type ListPage } from "@/lib/school/list-pages";
import { ItemList, listTitle } from "./item-list";

/** `part`: the year or kind, then the page number if it is not the first page. */
type Props = { kind: ItemKind; by: "year" | "kind"; params: Promise<{ part: string[] }> };

async function pageOf({ kind, by, params }: Props): Promise<ListPage | null> {
	const [part = "", page, ...rest] = (await params).part;
	const archive: Archive | null = readArchive(by, part);
	const number = page === undefined ? 1 : readPageNumber(page);
	return archive && number && rest.length === 0 ? getArchivePage(kind, archive, number) : null;
}

export async function archiveMetadata(props: Props): Promise<Metadata> {
	const list = await pageOf(props);
	if (!list) return { title: titles.notFound };
	const title = listTitle(list.kind, list.archive);
	const shown = list.number > 1 ? titles.page(title, list.number) : title;
	return { title: shown, description: archiveText.description(shown) };
}

/** A list's items of a year, or the notices of a kind. */
export async function ArchivePage(props: Props) {
	const list = await pageOf(props);
	if (!list) return <MissingPage />;
	return <ItemList list={list} />;
}
