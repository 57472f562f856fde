import type { Metadata } from "next";
import { ItemList } from "@/components/lists/item-list";
import { titles } from "@/lib/bengali/site";
import { getItems } from "@/lib/school/educational";

export const metadata: Metadata = { title: titles.curriculum };

export default async function CurriculumsPage() {
	return <ItemList kind="curriculum" page={await getItems("curriculum", 1)} />;
}
