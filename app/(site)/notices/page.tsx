import type { Metadata } from "next";
import { ItemList } from "@/components/lists/item-list";
import { titles } from "@/lib/bengali/site";
import { getItems } from "@/lib/school/educational";

export const metadata: Metadata = { title: titles.notice };

export default async function NoticesPage() {
	return <ItemList kind="notice" page={await getItems("notice", 1)} />;
}
