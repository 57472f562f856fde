/** What is opened by its own address: later pages of a list, and its archives, of a year or of a kind of notices. */
import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/not-found-message";
import { archiveText } from "@/lib/bengali/archive";
import { descriptions } from "@/lib/bengali/descriptions";
import { titles } from "@/lib/bengali/site";
import { readArchive } from "@/lib/contract/archives";
import type { ItemKind } from "@/lib/contract/educational";
import { readPageNumber } from "@/lib/contract/paths";
import { getArchivePage, getListPage, type ListPage } from "@/lib/school/list-pages";
import { ItemList, listTitle } from "./item-list";

/** `page`: 2 or more; page 1 has its own route. */
type LaterProps = { kind: ItemKind; params: Promise<{ page: string }> };

/** `part`: the year or kind, then the page number if it is not the first page. */
type ArchiveProps = { kind: ItemKind; by: "year" | "kind"; params: Promise<{ part: string[] }> };

async function laterPageOf({ kind, params }: LaterProps): Promise<ListPage | null> {
	const number = readPageNumber((await params).page);
	return number ? getListPage(kind, number) : null;
}

async function archivePageOf({ kind, by, params }: ArchiveProps): Promise<ListPage | null> {
	const [part = "", page, ...rest] = (await params).part;
	const archive = readArchive(by, part);
	const number = page === undefined ? 1 : readPageNumber(page);
	return archive && number && rest.length === 0 ? getArchivePage(kind, archive, number) : null;
}

export async function laterPageMetadata(props: LaterProps): Promise<Metadata> {
	const list = await laterPageOf(props);
	if (!list) return { title: titles.notFound };
	const { kind, number } = list;
	return { title: titles.page(titles[kind], number), description: descriptions.page(descriptions[kind], number) };
}

export async function archiveMetadata(props: ArchiveProps): Promise<Metadata> {
	const list = await archivePageOf(props);
	if (!list) return { title: titles.notFound };
	const title = listTitle(list.kind, list.archive);
	const shown = list.number > 1 ? titles.page(title, list.number) : title;
	return { title: shown, description: archiveText.description(shown) };
}

const listOrMissing = (list: ListPage | null) => (list ? <ItemList list={list} /> : <MissingPage />);

export const LaterPage = async (props: LaterProps) => listOrMissing(await laterPageOf(props));
export const ArchivePage = async (props: ArchiveProps) => listOrMissing(await archivePageOf(props));
