import type { Metadata } from "next";
import { PeopleCards } from "@/components/people/people-cards";
import { titles } from "@/lib/bengali/site";
import { getCommittee } from "@/lib/school/people";

const title = titles.committee;

export const metadata: Metadata = { title };

export default async function CommitteePage() {
	return <PeopleCards title={title} people={await getCommittee()} />;
}
