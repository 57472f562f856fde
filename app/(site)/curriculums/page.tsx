import { pageMetadata } from "@/components/layout/page-metadata";
import { ItemList } from "@/components/lists/item-list";
import { getListPage } from "@/lib/school/list-pages";

export const metadata = pageMetadata("/curriculums");

export default async function CurriculumsPage() {
	const list = await getListPage("curriculum", 1);
	return list && <ItemList list={list} />;
}
