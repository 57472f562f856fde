import { pageMetadata } from "@/components/layout/page-metadata";
import { ItemList } from "@/components/lists/item-list";
import { getItems } from "@/lib/school/educational";

export const metadata = pageMetadata("/curriculums");

export default async function CurriculumsPage() {
	return <ItemList kind="curriculum" page={await getItems("curriculum", 1)} />;
}
