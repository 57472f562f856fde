import { peopleText } from "@/lib/bengali/site";
import type { TeacherCard } from "@/lib/school/people";
import { PeopleCards } from "./people-cards";

const ranks = ["head", "teacher", "staff"] as const;

/** The head, the teachers and the staff, each group under its own heading. */
export function Teachers({ people }: { people: TeacherCard[] }) {
	const groups = ranks
		.map((rank) => ({ rank, members: people.filter((person) => person.rank === rank) }))
		.filter(({ members }) => members.length > 0);
	if (groups.length === 0) return <p>{peopleText.none}</p>;
	return groups.map(({ rank, members }, index) => (
		<section key={rank} aria-labelledby={rank}>
			<h2 id={rank}>{peopleText.ranks[rank]}</h2>
			<PeopleCards people={members} level={3} first={index === 0} />
		</section>
	));
}
