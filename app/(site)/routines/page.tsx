import { NextExams } from "@/components/exams/next-exams";
import { pageMetadata } from "@/components/layout/page-metadata";
import { ItemList } from "@/components/lists/item-list";
import { getListPage } from "@/lib/school/list-pages";

export const metadata = pageMetadata("/routines");

export default async function RoutinesPage() {
	const list = await getListPage("routine", 1);
	return (
		list && (
			<ItemList list={list}>
				<NextExams />
			</ItemList>
		)
	);
}
