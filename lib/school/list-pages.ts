/** Pages of the lists as they are shown: pinned notices first, each item once, numbered through all pages. */
import "server-only";
import { type Archive, archivePath, type ItemKind, itemsPerPage } from "@/lib/contract/educational";
import { listPath } from "@/lib/contract/paths";
import type { EducationalItem } from "./educational";
import { getItems, getPinned, withoutPinned } from "./item-lists";

export type ListPage = {
	kind: ItemKind;
	/** Undefined for the whole list. */
	archive?: Archive;
	/** From 1. */
	number: number;
	items: EducationalItem[];
	/** Names of the pinned notices, which stand on the first page and are left out of the others. */
	pinned: string[];
	/** Number of items on the pages before. */
	before: number;
	/** Path of the page before; null on the first. */
	previous: string | null;
	/**
	 * The next page: its path, and that of the API call (null for archives, which the API lacks). Null on the last page.
	 */
	next: { path: string; call: string | null } | null;
};

/** Both times are from the same database, so they sort as text. */
const isNewer = (a: EducationalItem, b: EducationalItem) =>
	a.created_at > b.created_at || (a.created_at === b.created_at && a.id > b.id);

/**
 * A page of the whole list. The API's pages are sorted by date alone. A page here has the same items except for pinned
 * ones, which are all on top of the first page.
 * @returns null for a page without items; the first page always exists
 */
export async function getListPage(kind: ItemKind, number: number): Promise<ListPage | null> {
	const [{ data, total, next_page_url }, pinned] = await Promise.all([
		getItems(kind, number),
		kind === "notice" ? getPinned() : [],
	]);
	const others = withoutPinned(data, pinned);
	if (number > 1 && others.length === 0) return null;
	const [newest] = data;
	const pinnedBefore = newest ? pinned.filter((item) => isNewer(item, newest)).length : 0;
	const othersBefore = (number - 1) * itemsPerPage - pinnedBefore;
	const hasMore = total - pinned.length > othersBefore + others.length;
	return {
		kind,
		number,
		items: number === 1 ? [...pinned, ...others] : others,
		pinned: pinned.map(({ name }) => name),
		before: number === 1 ? 0 : pinned.length + othersBefore,
		previous: number > 1 ? listPath(kind, number - 1) : null,
		next: hasMore ? { path: listPath(kind, number + 1), call: next_page_url } : null,
	};
}

/** @returns a page of an archive, sorted by date without regard to pins; null for a page without items */
export async function getArchivePage(kind: ItemKind, archive: Archive, number: number): Promise<ListPage | null> {
	const { data, total } = await getItems(kind, number, itemsPerPage, archive);
	if (data.length === 0) return null;
	return {
		kind,
		archive,
		number,
		items: data,
		pinned: [],
		before: (number - 1) * itemsPerPage,
		previous: number > 1 ? archivePath(kind, archive, number - 1) : null,
		next: total > number * itemsPerPage ? { path: archivePath(kind, archive, number + 1), call: null } : null,
	};
}
