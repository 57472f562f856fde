import type { Metadata } from "next";
import { ItemList } from "@/components/lists/item-list";
import { titles } from "@/lib/bengali/site";
import { getItems } from "@/lib/school/educational";

export const metadata: Metadata = { title: titles.routine };

export default async function RoutinesPage() {
	return <ItemList kind="routine" page={await getItems("routine", 1)} />;
}
