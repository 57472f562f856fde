import { pageMetadata } from "@/components/layout/page-metadata";
import { PeopleCards } from "@/components/people/people-cards";
import { peopleText, titles } from "@/lib/bengali/site";
import { getCommittee } from "@/lib/school/people";

export const metadata = pageMetadata("/comittees");

export default async function CommitteePage() {
	const people = await getCommittee();
	return (
		<>
			<h1>{titles.committee}</h1>
			{people.length > 0 ? <PeopleCards people={people} first /> : <p>{peopleText.none}</p>}
		</>
	);
}
