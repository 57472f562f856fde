import { pageMetadata } from "@/components/layout/page-metadata";
import { ItemList } from "@/components/lists/item-list";
import { getItems } from "@/lib/school/educational";

export const metadata = pageMetadata("/routines");

export default async function RoutinesPage() {
	return <ItemList kind="routine" page={await getItems("routine", 1)} />;
}
