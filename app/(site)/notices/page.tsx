import { pageMetadata } from "@/components/layout/page-metadata";
import { ItemList } from "@/components/lists/item-list";
import { getItems } from "@/lib/school/educational";

export const metadata = pageMetadata("/notices");

export default async function NoticesPage() {
	return <ItemList kind="notice" page={await getItems("notice", 1)} />;
}
