import { Picture } from "@/components/layout/picture";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { peopleText } from "@/lib/bengali/site";
import type { PersonCard, TeacherCard } from "@/lib/school/people";
import styles from "./people-cards.module.css";

/** Placeholder for a missing picture. */
function Avatar() {
	return (
		<svg viewBox="0 0 100 100" className={styles.picture} aria-hidden="true">
			<path d="M50 23a17 17 0 010 34 17 17 0 010-34zM16 100c2-26 18-36 34-36s32 10 34 36z" fill="#8ba396" />
		</svg>
	);
}

/** As wide as the stylesheet has them. */
const sizes = "(min-width: 40rem) 20rem, 44px";

type Props = { people: PersonCard[]; level?: 2 | 3; first?: boolean };

/**
 * Cards of teachers, staff or committee members; on phones rows.
 * @param level heading level of the names
 * @param first whether the first picture is the page's LCP image
 */
export function PeopleCards({ people, level = 2, first = false }: Props) {
	const Name = `h${level}` as const;
	return (
		<ul className={styles.cards}>
			{people.map(({ id, name, picture, designation, subject, phone_no }, index) => (
				<li key={id} className={styles.card}>
					{picture ? (
						<Picture picture={picture} sizes={sizes} className={styles.picture} first={first && index === 0} alt="" />
					) : (
						<Avatar />
					)}
					<div className={styles.words}>
						<Name>{name}</Name>
						<p>
							{designation}
							{subject && ` (${subject})`}
						</p>
					</div>
					{phone_no && (
						<a className={styles.call} href={`tel:${phone_no}`}>
							<span>
								<small>{peopleText.phone}</small> {toBengaliDigits(phone_no)}
							</span>
						</a>
					)}
				</li>
			))}
		</ul>
	);
}

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
