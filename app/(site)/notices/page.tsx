import { pageMetadata } from "@/components/layout/page-metadata";
import { ItemList } from "@/components/lists/item-list";
import { getListPage } from "@/lib/school/list-pages";

export const metadata = pageMetadata("/notices");

export default async function NoticesPage() {
	const list = await getListPage("notice", 1);
	return list && <ItemList list={list} />;
}
